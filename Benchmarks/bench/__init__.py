"""What `run` is made of."""

import os

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
# What is built, installed and drawn; not part of the repository.
WORK = os.path.join(HERE, ".work")
