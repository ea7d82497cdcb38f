/**
 * Files that share an environment share the loaded modules. Vitest aborts an import that is still running when a file
 * ends, for good, so all modules are loaded before the first file.
 */
import './wholeProgram';
