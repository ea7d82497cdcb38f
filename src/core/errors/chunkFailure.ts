/** What browsers say when a part of the program is no longer on the server, for instance after a deploy (E6). */
const SIGNS = [
  'dynamically imported module',
  'Importing a module script failed',
  'error loading dynamically imported module',
  'Unable to preload CSS',
  'is not a valid JavaScript MIME type',
];

export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && SIGNS.some((sign) => error.message.includes(sign));
