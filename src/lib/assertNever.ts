/** For the default of a switch over a union: the compiler reports a member that was forgotten. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${String(value)}`);
}
