import { refuse } from '../backend/answers';
import type { Call, Handlers } from '../backend/backend';
import { open, session } from '../backend/demands';
import { db } from '../db/db';
import type { UserRecord } from '../db/records';
import { providerTokens } from '../identityProvider/providerTokens';
import { bearerOf, issueToken, revokeTokens } from './token';
import { NOBODY, USER_COOKIE, users, isUserKey } from './users';
import { signInAs, world } from '../world/worldState';

const APPLICATION_ID = 'a9900000-0000-4000-8000-000000000001';

function toUser(user: UserRecord) {
  const colleague = db.colleagues.find(user.id);
  const groups = (colleague?.functionGroupIds ?? []).flatMap((id) => db.functionGroups.find(id) ?? []);
  return {
    id: user.id,
    name: colleague?.name ?? user.key,
    department: colleague?.department ?? null,
    telephone: colleague?.phoneNumber ?? null,
    pictureBlobId: colleague?.pictureBlobId ?? null,
    permissions: Object.fromEntries(user.permissions.map((name) => [name, true])),
    functionGroups: groups.map(({ id, title }) => ({ id, title })),
  };
}

/**
 * The user of the bearer token, otherwise the user of the browser. Windows authentication always knows a user. With an
 * identity provider the cookie of the browser proves nothing.
 */
function sessionUser({ request, visitor }: Call): UserRecord | null {
  const bearer = bearerOf(request)?.user ?? null;
  const windows = request.headers.get('X-Windows-Authentication') === 'true' ? users.anne : null;
  const readToken = providerTokens();
  if (readToken) {
    const [, token = ''] = /^Bearer (.+)$/i.exec(request.headers.get('Authorization') ?? '') ?? [];
    return readToken(token) ?? bearer ?? windows;
  }
  if (visitor === null) return windows;
  return bearer ?? visitor;
}

const cookie = (user: string) => `${USER_COOKIE}=${user}; Path=/; SameSite=Lax`;

const redirect = (location: string, user: string): Response =>
  new Response(null, {
    status: 302,
    headers: { Location: location, 'Set-Cookie': cookie(user), 'Cache-Control': 'no-store' },
  });

/** Returns a path of this app only: no host and no scheme. */
export function safePath(path: string): string {
  const trimmed = path.replace(/^[/\\]+/, '');
  return /^[a-z][a-z0-9+.-]*:/i.test(trimmed) || trimmed.includes('\\') ? '/' : `/${trimmed}`;
}

export const sessionHandlers: Handlers = {
  'GET /api/v1/system/session': open((call) => {
    const user = sessionUser(call);
    if (!user) refuse(401, 'Niet aangemeld.');
    return {
      user: toUser(user),
      accessToken: issueToken(user),
      config: { version: world.version, configuration: world.configuration },
    };
  }),
  'GET /api/v1/application/mine': session(() => ({ id: APPLICATION_ID, name: 'Thuisbalie' })),
  'GET /logout': open(({ visitor }) => {
    if (visitor && isUserKey(visitor.key)) revokeTokens(visitor.key);
    return redirect('/', NOBODY);
  }),
  /** Signs in the user in `?gebruiker=` (otherwise the world's own user) and redirects to the app. */
  'GET /go/:path*': open(({ param, query, visitor }) => {
    const wanted = query.get('gebruiker') ?? '';
    const user = isUserKey(wanted) ? wanted : (visitor?.key ?? 'anne');
    if (!visitor && world.signedIn === NOBODY) signInAs('anne');
    const rest = new URLSearchParams(query);
    rest.delete('gebruiker');
    const search = rest.size > 0 ? `?${rest.toString()}` : '';
    return redirect(`${safePath(param('path'))}${search}`, user);
  }),
};
