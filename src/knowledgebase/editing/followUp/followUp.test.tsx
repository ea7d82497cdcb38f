import { screen, waitFor } from '@testing-library/react';
import { aFaq, aMedia, db } from '@mocks/db';
import { followUp } from '@mocks/knowledge/builders';
import { to } from '@/core/paths';
import { renderApp } from '@/testing/renderApp';

const FAQ = 'fa000000-0000-4000-8000-00000000f001';
const ROOT = 'fd000000-0000-4000-8000-00000000f001';
const subject = { id: 'af000000-0000-4000-8000-000000000001', name: 'Wonen' };

const stored = () => db.faqs.find(FAQ);
const step = (name: string) => screen.getByRole('treeitem', { name });
const outline = ({ name, options }: { name: string | null; options: readonly never[] }): string =>
  [name, ...options.map(outline)].join(' ');

it('changes follow-up questions by keyboard, and sends none that lead nowhere', async () => {
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

it('shows a file to customers once that was said, and takes it off the question', async () => {
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
