import { screen, waitFor } from '@testing-library/react';
import { aFaq, db } from '@mocks/db';
import { faults } from '@mocks/backend/testServer';
import { paths, to } from '@/core/paths';
import { keepFocus } from '@/lib/keepFocus';
import { renderApp } from '@/testing/renderApp';

/** Ends `keepFocus`. Each test starts `keepFocus`, because a page starts it only after a moment. */
let end: () => void;
beforeEach(() => {
  end = keepFocus();
});
afterEach(() => end());

const ID = 'a1000000-0000-4000-8000-00000000f001';
const NAMES = ['Een', 'Twee', 'Drie'];
const idOf = (name: string) => `a1000000-0000-4000-8000-0000000000a${NAMES.indexOf(name)}`;
const records = NAMES.map((name) => ({ id: idOf(name), name }));

const main = { id: 'af000000-0000-4000-8000-000000000001', name: 'Wonen' };
const aQuestion = (changes: Parameters<typeof aFaq>[0]) =>
  db.faqs.add(aFaq({ id: ID, question: 'Mag ik een kat?', mainTag: main, ...changes }));

type User = ReturnType<typeof renderApp>['user'];
type Removable = [
  what: string,
  setUp: () => unknown,
  path: string,
  begin: ((user: User) => Promise<void>) | null,
  remove: (name: string) => string,
  /** The element that has or contains the focus after the last removal. */
  rest: () => Promise<HTMLElement>,
];

async function upload(user: User) {
  faults.add({ method: 'POST', path: '/api/v1/media', status: 500, times: NAMES.length });
  const button = await screen.findByRole('button', { name: 'Bijlage toevoegen' });
  const input = button.closest('fieldset')!.querySelector<HTMLInputElement>('input[type=file]')!;
  await user.upload(
    input,
    NAMES.map((name) => new File(['x'], `${name}.txt`, { type: 'text/plain' })),
  );
}

it.each<Removable>([
  [
    'a subject of a question',
    () => aQuestion({ tags: records }),
    to.editedFaq(ID),
    null,
    (name) => `Onderwerp ${name} weghalen`,
    () => screen.findByRole('button', { name: 'Onderwerp toevoegen' }),
  ],
  [
    'an attachment of a question',
    () => aQuestion({ media: records.map(({ id, name }) => ({ id, title: name })) }),
    to.editedFaq(ID),
    null,
    (name) => `${name} weghalen`,
    () => screen.findByRole('button', { name: 'Bijlage toevoegen' }),
  ],
  [
    'a file whose upload failed',
    () => undefined,
    paths.newFaq,
    upload,
    (name) => `${name}.txt weghalen`,
    () => screen.findByRole('button', { name: 'Bijlage toevoegen' }),
  ],
])('Removing %s focuses its neighbour, or the button to add one if none is left', async (...row) => {
  const [, setUp, path, begin, remove, rest] = row;
  setUp();
  const { user } = renderApp(path, { user: 'carla' });
  await begin?.(user);
  const button = (name: string) => screen.findByRole('button', { name: remove(name) });
  const reaches = (find: () => Promise<HTMLElement>) =>
    waitFor(async () => expect(await find()).toHaveFocus());
  await user.click(await button('Een'));
  await reaches(() => button('Twee'));
  (await button('Drie')).focus();
  await user.keyboard('{Enter}');
  await reaches(() => button('Twee'));
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await rest()).toContainElement(document.activeElement as HTMLElement));
});
