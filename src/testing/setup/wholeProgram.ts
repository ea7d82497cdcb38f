const program = import.meta.glob([
  '/src/**/*.{ts,tsx}',
  '!/src/**/*.test.{ts,tsx}',
  '!/src/testing/**',
  '!/src/{main,early}.{ts,tsx}',
]);

await Promise.all(Object.values(program).map((load) => load()));
