const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? '');

const STYLE = `
  body { max-width: 40rem; margin: 0 auto; padding: 2rem 1.5rem; background: #fff; color: #1c2024;
    font: 1rem/1.5 system-ui, sans-serif; }
  h1 { margin: 0 0 .5rem; font-size: 1.5rem; }
  p { margin: 0 0 1rem; }
  label { display: block; margin: 1rem 0 .25rem; font-weight: 600; }
  input, textarea { box-sizing: border-box; width: 100%; padding: .5rem; border: 1px solid #60646c;
    border-radius: 4px; font: inherit; }
  button { margin-top: 1.5rem; padding: .75rem 1.25rem; border: 0; border-radius: 4px; background: #0d5c63; color: #fff;
    font: inherit; font-weight: 600; }
`;

/** The policy of the portal's own pages, and the hosts that may frame them. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors http://127.0.0.1:* http://localhost:*";

const page = (title: string, body: string, status: number): Response =>
  new Response(
    `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>${escape(title)}</title>` +
      `<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head>` +
      `<body><main><h1>${escape(title)}</h1>${body}</main></body></html>`,
    {
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Content-Security-Policy': POLICY,
      },
    },
  );

const paragraph = (text: string): string => `<p>${escape(text)}</p>`;

/** A page with a message and no form. */
export const notice = (title: string, text: string | readonly string[], status = 200): Response =>
  page(title, [text].flat().map(paragraph).join(''), status);

export interface Form {
  title: string;
  greeting: string;
  session: string;
  questions: readonly string[];
}

const field = (question: string, index: number): string =>
  `<label for="v${index}">${escape(question)}</label>` +
  (index === 0
    ? `<textarea id="v${index}" name="v${index}" rows="4" required></textarea>`
    : `<input id="v${index}" name="v${index}">`);

export const formPage = ({ title, greeting, session, questions }: Form): Response =>
  page(
    title,
    paragraph(greeting) +
      '<form method="post" action="/portaal/versturen">' +
      `<input type="hidden" name="sessie" value="${escape(session)}">` +
      questions.map(field).join('') +
      '<button>Versturen</button></form>',
    200,
  );
