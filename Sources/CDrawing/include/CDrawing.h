// The functions of Pango, Cairo and their kin are declared by CPangoCairo.

/// Why the libraries that draw cannot be opened, in the system's words; null where they can.
const char *filmstrip_drawing_problem(void);

/// Prepares the allocator to keep freed blocks of so many bytes; see Allocator.
void filmstrip_keep_freed_memory(int bytes);
