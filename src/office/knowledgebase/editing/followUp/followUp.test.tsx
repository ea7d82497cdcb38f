import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aFaq, aMedia, db } from '@mocks/db';
import { followUp } from '@mocks/knowledge/builders';
import { to } from '@/core/paths';
import { spokenTexts } from '@/testing/spokenTexts';
import { renderApp } from '@/testing/renderApp';
import { aTransfer } from '@/testing/transfer';

const FAQ = 'fa000000-0000-4000-8000-00000000f001';
const ROOT = 'fd000000-0000-4000-8000-00000000f001';
const subject = { id: 'af000000-0000-4000-8000-000000000001', name: 'Wonen' };

const stored = () => db.faqs.find(FAQ);
const step = (name: string) => screen.getByRole('treeitem', { name });
const outline = ({ name, options }: { name: string | null; options: readonly never[] }): string =>
  [name, ...options.map(outline)].join(' ');

it('Follow-up questions can be changed by keyboard, and are not sent while one of them is incomplete', async () => {
  const tree = followUp(
    [
      'Dier',
      'Welk dier?',
      [
        ['Hond', '<p>Ja.</p>'],
        ['Kat', '<p>Ook.</p>'],
      ],
    ],
    ROOT,
  );
  db.faqs.add(aFaq({ id: FAQ, mainTag: subject, tags: [subject], followupQuestion: tree }));
  const { user } = renderApp(to.editedFaq(FAQ));
  (await screen.findByRole('treeitem', { name: 'Welk dier?' })).focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(step('Kat')).toHaveFocus();
  await user.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
  expect(step('Kat')).toHaveAttribute('aria-level', '3');
  expect(step('Kat')).toHaveFocus();
  await user.keyboard('{Insert}');
  expect(screen.getByRole('textbox', { name: 'Naam van de keuze' })).toHaveFocus();
  await user.keyboard('Kitten');
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(step('Hond, niet volledig')).toHaveFocus());
  expect(screen.getByText('Waar keuzes zijn, hoort een vraag.')).toBeVisible();
  step('Kitten, niet volledig').focus();
  await user.keyboard('{Delete}');
  expect(screen.getByText('1 stap weggehaald.')).toBeVisible();
  step('Hond, niet volledig').focus();
  await user.keyboard('{Delete}');
  expect(screen.queryByRole('treeitem', { name: /Kat/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Terugzetten' }));
  step('Kat').focus();
  await user.keyboard('{Alt>}{Shift>}{ArrowLeft}{ArrowUp}{/Shift}{/Alt}');
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(outline(stored()?.followupQuestion as never)).toBe('Dier Kat Hond'));
  expect(stored()?.followupQuestion?.options[0]).toMatchObject({ parentId: ROOT, index: 0, question: null });
});

/** The rendered height of a line in this test. */
const HEIGHT = 40;

/** Drags a step to a height on another step's line. Returns the marked side; null when a drop is not allowed. */
function dragStep(name: string, onto: string, y: number) {
  const [line, target] = [name, onto].map((title) => within(step(title)).getByText(title));
  const dataTransfer = aTransfer();
  /* jsdom has no DragEvent, which would carry the position. */
  const at = (kind: 'dragEnter' | 'dragOver' | 'drop') => {
    const event = createEvent[kind](target!, { dataTransfer });
    fireEvent(target!, Object.assign(event, { clientX: 1, clientY: y }));
  };
  fireEvent.dragStart(line!, { dataTransfer });
  at('dragEnter');
  at('dragOver');
  const side = step(onto).getAttribute('data-target');
  if (side !== null) at('drop');
  fireEvent.dragEnd(line!, { dataTransfer });
  return side;
}

it('Follow-up questions can be dragged before, into and after another step, but never into themselves', async () => {
  vi.spyOn(HTMLSpanElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 200, HEIGHT),
  );
  const tree = followUp(
    [
      'Dier',
      'Welk dier?',
      [
        ['Hond', '<p>Ja.</p>'],
        ['Kat', 'Hoe oud?', [['Kitten', '<p>Ook.</p>']]],
        ['Vis', '<p>Nee.</p>'],
      ],
    ],
    ROOT,
  );
  db.faqs.add(aFaq({ id: FAQ, mainTag: subject, tags: [subject], followupQuestion: tree }));
  const { user } = renderApp(to.editedFaq(FAQ));
  await screen.findByRole('treeitem', { name: 'Welk dier?' });
  expect(dragStep('Kat', 'Kitten', HEIGHT / 2)).toBeNull();
  expect(dragStep('Vis', 'Kitten', 1)).toBe('before');
  expect(step('Vis')).toHaveAttribute('aria-level', '3');
  expect(step('Vis')).toHaveFocus();
  expect(spokenTexts()).toContain('Vis: 1 van 2, niveau 3');
  expect(dragStep('Hond', 'Kat', HEIGHT - 1)).toBe('after');
  expect(dragStep('Kitten', 'Welk dier?', HEIGHT - 1)).toBe('inside');
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(outline(stored()?.followupQuestion as never)).toBe('Dier Kat Vis Hond Kitten'));
});

it('A file can be shown to customers and removed from the question', async () => {
  const files = ['Plan.pdf', 'Intern.pdf'].map((title) => {
    const { id } = db.media.add(aMedia({ title }));
    return { id, title };
  });
  db.faqs.add(aFaq({ id: FAQ, mainTag: subject, tags: [subject], media: files }));
  const { user } = renderApp(to.editedFaq(FAQ));
  await user.click(await screen.findByRole('checkbox', { name: 'Klanten zien Plan.pdf' }));
  await user.click(screen.getByRole('button', { name: 'Intern.pdf weghalen' }));
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(stored()?.media).toEqual([files[0]]));
  expect(stored()?.mediaWithVisibility).toEqual([{ mediaId: files[0]?.id, isPublic: true }]);
});
