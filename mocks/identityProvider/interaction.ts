import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import { isUserKey, NOBODY, users } from '../users';

const PEOPLE = [...Object.keys(users), NOBODY];
const REFUSE = 'weigeren';

const button = (value: string) => `<button name="keuze" value="${value}">${value}</button>`;

const page = `<!doctype html>
<html lang="nl">
<head><meta charset="utf-8"><title>Nagebootste aanmelddienst</title></head>
<body>
<h1>Wie meldt zich aan?</h1>
<form method="post">${[...PEOPLE, REFUSE].map(button).join(' ')}</form>
</body>
</html>`;

async function choiceIn(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8')).get('keuze') ?? '';
}

/** The page where one chooses who to be, or refuses. `niemand` can sign in here, but the back end does not know them. */
export async function interact(
  provider: Provider,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  await provider.interactionDetails(incoming, outgoing);
  if (incoming.method !== 'POST') {
    outgoing
      .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
      .end(page);
    return;
  }
  const choice = await choiceIn(incoming);
  const isKnown = isUserKey(choice) || choice === NOBODY;
  const result = isKnown
    ? { login: { accountId: choice } }
    : { error: 'access_denied', error_description: 'Aanmelden is geweigerd' };
  await provider.interactionFinished(incoming, outgoing, result, { mergeWithLastSubmission: false });
}
