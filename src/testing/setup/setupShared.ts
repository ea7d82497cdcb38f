/**
 * Files that share an environment share what of the program has arrived. What is on its way when a file ends is broken off by
 * Vitest, for good: all of it arrives before the first file.
 */
import './wholeProgram';
