// Occupies a processor until it is ended.
for (;;);
