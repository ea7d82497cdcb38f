import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import { isUserKey, NOBODY, users } from '../session/users';

const PEOPLE = [...Object.keys(users), NOBODY];
const REFUSE = 'weigeren';

const button = (value: string) => `<button name="keuze" value="${value}">${value}</button>`;

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { display: grid; place-content: center; min-height: 100dvh; margin: 0; padding: 16px; box-sizing: border-box;
  background: light-dark(#eef0f3, #111113); }
main { width: min(20rem, 100vw - 80px); padding: 24px; border: 1px solid light-dark(#d9d9e0, #363a3f);
  border-radius: 12px; background: light-dark(#fff, #18191b); }
h1 { margin: 0 0 4px; font-size: 20px; }
p { margin: 0 0 16px; color: light-dark(#60646c, #b0b4ba); font-size: 14px; }
form { display: grid; gap: 8px; }
button { min-height: 44px; padding: 0 16px; border: 1px solid light-dark(#8b8d98, #696e77); border-radius: 8px;
  background: none; color: inherit; font: inherit; text-align: start; cursor: pointer; }
button:hover { background: light-dark(#f0f0f3, #272a2d); }
button:focus-visible { outline: 2px solid light-dark(#0d74ce, #70b8ff); outline-offset: 2px; }
button:last-child { margin-top: 8px; border-color: transparent; }
`;

const page = `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Nagebootste aanmelddienst</title><style>${style}</style>
</head>
<body><main>
<h1>Wie meldt zich aan?</h1>
<p>Nagebootste aanmelddienst: een wachtwoord is niet nodig.</p>
<form method="post">${[...PEOPLE, REFUSE].map(button).join('')}</form>
</main></body>
</html>`;

async function choiceIn(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8')).get('keuze') ?? '';
}

/**
 * The page on which a user is chosen, or signing in is refused. `niemand` can sign in here, but is unknown to the back
 * end.
 */
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
