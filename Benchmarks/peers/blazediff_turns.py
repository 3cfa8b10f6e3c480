#!/usr/bin/env python3
"""blazediff, with its own decoder where BLAZEDIFF_PNG_ENABLED is set.

blazediff_turns.py FIRST SECOND compares two files once, and then once for each line of standard input; each time it
prints milliseconds on the clock, of the processor, and the pixels that differ. With --pairs FOLDER FOLDER it compares
the files of equal names once, on two threads, and prints how many differ.
"""

import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor

from blazediff import compare


def pairs(first, second):
    names = sorted(os.listdir(first))
    with ThreadPoolExecutor(2) as pool:
        found = pool.map(lambda name: compare(f"{first}/{name}", f"{second}/{name}").match_result, names)
    print(sum(not is_same for is_same in found))


def turns(first, second):
    while True:
        clock, processor = time.perf_counter(), time.process_time()
        count = compare(first, second).diff_count
        print((time.perf_counter() - clock) * 1000, (time.process_time() - processor) * 1000, count, flush=True)
        if not sys.stdin.readline():
            return


if sys.argv[1] == "--pairs":
    pairs(*sys.argv[2:])
else:
    turns(*sys.argv[1:])
