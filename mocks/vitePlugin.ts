import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { formPage, notice } from './selfservice/portalPages.ts';

const REDIRECT = 302;

/**
 * The portal for development, which only looks real and stores nothing: the back end is in the page, and the portal in
 * its frame cannot reach it.
 */
const portalPages: Readonly<Record<string, () => Response>> = {
  '/portaal/start': () =>
    formPage({
      title: 'Klantportaal',
      greeting: 'Mijn Woningcorporatie – in `npm run dev` wordt wat je hier invult niet bewaard',
      session: '',
      questions: ['Toelichting', 'Telefoonnummer voor vragen'],
    }),
  '/portaal/versturen': () => notice('Bedankt', 'In `npm run mock` komt je aanvraag op de tijdlijn.'),
};

async function sendPage(outgoing: ServerResponse, page: Response): Promise<void> {
  outgoing.writeHead(page.status, Object.fromEntries(page.headers)).end(await page.text());
}

/**
 * For `npm run dev` only: MSW's service worker from its own package, and the addresses that a browser navigates to,
 * which MSW's service worker does not answer. Nothing of this is in a build.
 */
export function mockBackend(): Plugin {
  return {
    name: 'thuisbalie-mock-backend',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const url = new URL(request.url ?? '/', 'http://localhost');
        const portalPage = portalPages[url.pathname];
        const redirect = (location: string) => response.writeHead(REDIRECT, { Location: location }).end();
        if (url.pathname === '/mockServiceWorker.js') {
          const script = join(
            dirname(createRequire(import.meta.url).resolve('msw/package.json')),
            'lib/mockServiceWorker.js',
          );
          response.setHeader('Content-Type', 'text/javascript');
          createReadStream(script).pipe(response);
        } else if (portalPage) {
          void sendPage(response, portalPage());
        } else if (/^\/logout\/?$/i.test(url.pathname)) {
          redirect('/?gebruiker=niemand');
        } else if (/^\/go\//i.test(url.pathname)) {
          const path = decodeURIComponent(url.pathname.slice('/go/'.length)).replace(/^[/\\]+/, '');
          const target = new URL(`/${path}`, 'http://localhost');
          target.searchParams.set('gebruiker', url.searchParams.get('gebruiker') ?? 'anne');
          redirect(target.pathname + target.search);
        } else next();
      });
    },
  };
}
