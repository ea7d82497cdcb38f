import { generateKeyPairSync, verify } from 'node:crypto';

const KEY_ID = 'mock';

interface Claims {
  iss?: string;
  sub?: string;
  exp?: number;
}

/** A new key pair for every start, so that no token outlives the provider that made it. */
export function createKeys() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  return {
    jwk: { ...privateKey.export({ format: 'jwk' }), kty: 'EC', alg: 'ES256', use: 'sig', kid: KEY_ID },
    /** The claims of a token with a signature of ours. */
    read: (token: string): Claims | null => {
      const [head = '', body = '', signature = ''] = token.split('.');
      const isOurs = verify(
        'sha256',
        Buffer.from(`${head}.${body}`),
        key,
        Buffer.from(signature, 'base64url'),
      );
      return isOurs ? (JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as Claims) : null;
    },
  };
}
export type Keys = ReturnType<typeof createKeys>;
