/**
 * Addresses of the earlier product had their path in the hash (AMB-005): `#/x` and `#!/x` become `/x`. Null where there is
 * nothing to rewrite.
 */
export function plainAddress(hash: string): string | null {
  const path = /^#!?(\/.*)$/.exec(hash)?.[1];
  return path === undefined ? null : `/${path.replace(/^[/\\]+/, '')}`;
}
