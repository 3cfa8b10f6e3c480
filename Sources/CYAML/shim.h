// libyaml reads the YAML of scenarios, event by event.
#include <yaml.h>
