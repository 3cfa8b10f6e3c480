// Every function of the drawing libraries that Filmstrip calls, each a jump to an address that is found when it is first
// called. To link the libraries would load forty of them in every process: half the time of one that draws nothing.
#if defined(__linux__) && defined(__x86_64__)

// A jump through the function's slot. The slot begins with the address of what fills it.
.macro FUNCTION name
  .text
  .p2align 4
  .globl \name
  .hidden \name
  .type \name, @function
\name:
  jmp *slot_of_\name(%rip)
find_\name:
  leaq slot_of_\name(%rip), %r10
  leaq name_of_\name(%rip), %r11
  jmp find
  .size \name, . - \name
  .section .rodata
name_of_\name:
  .asciz "\name"
  .data
  .p2align 3
slot_of_\name:
  .quad find_\name
.endm

#include "functions.h"

// Asks for the address of the function named at r11, stores it at r10 and goes there, with all arguments as they came:
// System V AMD64 ABI 3.2.3 passes them in these registers, and in rax how many of the last eight it uses.
  .text
  .type find, @function
find:
  .cfi_startproc
  pushq %rdi
  pushq %rsi
  pushq %rdx
  pushq %rcx
  pushq %r8
  pushq %r9
  pushq %rax
  pushq %r10
  subq $136, %rsp
  .cfi_adjust_cfa_offset 200
  movups %xmm0, (%rsp)
  movups %xmm1, 16(%rsp)
  movups %xmm2, 32(%rsp)
  movups %xmm3, 48(%rsp)
  movups %xmm4, 64(%rsp)
  movups %xmm5, 80(%rsp)
  movups %xmm6, 96(%rsp)
  movups %xmm7, 112(%rsp)
  movq %r11, %rdi
  call filmstrip_drawing_function
  movq %rax, %r11
  movups (%rsp), %xmm0
  movups 16(%rsp), %xmm1
  movups 32(%rsp), %xmm2
  movups 48(%rsp), %xmm3
  movups 64(%rsp), %xmm4
  movups 80(%rsp), %xmm5
  movups 96(%rsp), %xmm6
  movups 112(%rsp), %xmm7
  addq $136, %rsp
  popq %r10
  popq %rax
  popq %r9
  popq %r8
  popq %rcx
  popq %rdx
  popq %rsi
  popq %rdi
  .cfi_adjust_cfa_offset -200
  movq %r11, (%r10)
  jmp *%r11
  .cfi_endproc
  .size find, . - find

#elif defined(__linux__) && defined(__aarch64__)

// A jump through the function's slot. The slot begins with the address of what fills it.
.macro FUNCTION name
  .text
  .p2align 2
  .globl \name
  .hidden \name
  .type \name, %function
\name:
  adrp x16, slot_of_\name
  ldr x17, [x16, :lo12:slot_of_\name]
  br x17
find_\name:
  adrp x16, slot_of_\name
  add x16, x16, :lo12:slot_of_\name
  adrp x17, name_of_\name
  add x17, x17, :lo12:name_of_\name
  b find
  .size \name, . - \name
  .section .rodata
name_of_\name:
  .asciz "\name"
  .data
  .p2align 3
slot_of_\name:
  .xword find_\name
.endm

#include "functions.h"

// Asks for the address of the function named at x17, stores it at x16 and goes there, with all arguments as they came:
// AAPCS64 6.4 passes them in x0 to x7 and q0 to q7, and in x8 where a result goes.
  .text
  .type find, %function
find:
  .cfi_startproc
  stp x29, x30, [sp, #-224]!
  .cfi_def_cfa_offset 224
  .cfi_offset x29, -224
  .cfi_offset x30, -216
  stp x0, x1, [sp, #16]
  stp x2, x3, [sp, #32]
  stp x4, x5, [sp, #48]
  stp x6, x7, [sp, #64]
  stp x8, x16, [sp, #80]
  stp q0, q1, [sp, #96]
  stp q2, q3, [sp, #128]
  stp q4, q5, [sp, #160]
  stp q6, q7, [sp, #192]
  mov x0, x17
  bl filmstrip_drawing_function
  mov x17, x0
  ldp x0, x1, [sp, #16]
  ldp x2, x3, [sp, #32]
  ldp x4, x5, [sp, #48]
  ldp x6, x7, [sp, #64]
  ldp x8, x16, [sp, #80]
  ldp q0, q1, [sp, #96]
  ldp q2, q3, [sp, #128]
  ldp q4, q5, [sp, #160]
  ldp q6, q7, [sp, #192]
  ldp x29, x30, [sp], #224
  .cfi_def_cfa_offset 0
  .cfi_restore x29
  .cfi_restore x30
  str x17, [x16]
  br x17
  .cfi_endproc
  .size find, . - find

#endif

#if defined(__linux__)
  .section .note.GNU-stack, "", %progbits
#endif
