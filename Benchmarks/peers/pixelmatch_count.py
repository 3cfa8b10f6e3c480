"""Counts the pixels of two PNG files that differ, by pixelmatch in C++ on what Pillow reads: FIRST SECOND."""

import sys

from pybind11_pixelmatch import Options, pixelmatch, read_image

options = Options()
options.threshold = 0.1
pixelmatch(read_image(sys.argv[1]), read_image(sys.argv[2]), options=options)
