import { screen, waitFor, within } from '@testing-library/react';
import { aCaseFlow, aTask, db } from '@mocks/db';
import { faults, stats } from '@mocks/backend/testServer';
import { userIds } from '@mocks/session/users';
import { to } from '@/core/paths';
import { spokenTexts } from '@/testing/spokenTexts';
import { renderApp } from '@/testing/renderApp';

const list = () => screen.findByRole('listbox', { name: 'Standaardteksten' });
const noList = () =>
  waitFor(() => expect(screen.queryByRole('listbox', { name: 'Standaardteksten' })).not.toBeInTheDocument());
const option = (name: RegExp) => screen.findByRole('option', { name });
const keep = (texts: readonly { name: string; text: string }[], userId: string = userIds.anne) =>
  window.localStorage.setItem(
    `standard-texts/${userId}`,
    JSON.stringify(texts.map((text, index) => ({ id: `${index}`, ...text }))),
  );
const sent = () => stats.seen.filter(({ method }) => method !== 'GET');

async function atReply() {
  const task = db.tasks.add(aTask({ relatedPerson: { id: 'p', name: 'Jan Peters' } }));
  const app = renderApp(`/dashboard/taken/overzicht/${task.id}/berichten`, { user: 'anne' });
  return { ...app, field: await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Bericht' }) };
}

async function atCaseMessage() {
  const { id } = db.caseFlows.add(aCaseFlow());
  const app = renderApp(to.caseFlowTab(id, 'messages'), { user: 'bram' });
  return { ...app, field: await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Bericht' }) };
}

describe('in the field of a task', () => {
  it('a text replaces the word, with its variables filled in, and the rest stays', async () => {
    keep([
      { name: 'Afspraak', text: 'Beste {naam}, tot {datum}.' },
      { name: 'Bellen', text: 'Ik bel.' },
    ]);
    const { user, field } = await atReply();
    await user.type(field, 'Hallo.  Groet');
    field.setSelectionRange(7, 7);
    await user.keyboard('/afs');
    expect(await option(/Afspraak/)).toHaveAttribute('aria-selected', 'true');
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('aria-controls', (await list()).id);
    expect(field).toHaveAttribute('aria-activedescendant', (await option(/Afspraak/)).id);
    await user.keyboard('{Enter}');
    const today = new Date().toLocaleDateString('nl-NL', {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      timeZone: 'Europe/Amsterdam',
    });
    expect(field).toHaveValue(`Hallo. Beste Jan Peters, tot ${today}. Groet`);
    expect(field).not.toHaveAttribute('aria-controls');
    expect(field).not.toHaveAttribute('aria-activedescendant');
    expect(sent()).toEqual([]);
    await noList();
  });

  it('the list is used by arrow keys, which wrap around, or by mouse, while the focus stays in the field', async () => {
    keep([
      { name: 'Alfa', text: 'alfa' },
      { name: 'Beta', text: 'beta' },
    ]);
    const { user, field } = await atReply();
    await user.type(field, '/');
    await option(/Alfa/);
    await user.keyboard('{ArrowUp}');
    expect(await option(/beheren/)).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(await option(/Beta/)).toHaveAttribute('aria-selected', 'true');
    await user.click(await option(/Alfa/));
    expect(field).toHaveValue('alfa');
    expect(field).toHaveFocus();
    expect(spokenTexts().filter((text) => text.includes('kies met de pijltoetsen'))).toHaveLength(1);
  });

  it('the typed text stays after Escape, after a space, and if nothing is found', async () => {
    keep([{ name: 'Alfa', text: 'alfa' }]);
    const { user, field } = await atReply();
    await user.type(field, '/a');
    await option(/Alfa/);
    await user.keyboard('{Escape}');
    await noList();
    await user.keyboard('l /');
    await option(/Alfa/);
    await user.keyboard(' en/of /xyz');
    expect(await screen.findByText('Geen standaardtekst met ‘xyz’.')).toBeVisible();
    await user.keyboard('{Enter}');
    await noList();
    expect(field).toHaveValue('/al / en/of /xyz\n');
  });

  it('unknown values are requested in a dialog, which does not send the task', async () => {
    keep([{ name: 'Komst', text: 'Wij komen {dag} op {adres}, {naam}.' }]);
    const { user, field } = await atReply();
    await user.type(field, 'Let op: /komst');
    await option(/Komst/);
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Standaardtekst aanvullen' });
    expect(within(dialog).getByRole('textbox', { name: 'Dag' })).toHaveFocus();
    await user.keyboard('vrijdag');
    await user.click(within(dialog).getByRole('button', { name: 'Invoegen' }));
    expect(field).toHaveValue('Let op: Wij komen vrijdag op {adres}, Jan Peters.');
    expect(sent()).toEqual([]);
  });

  it('typed text can be kept as a standard text, without the person to whom it was written', async () => {
    const { user, field } = await atReply();
    await user.type(field, 'Dag Jan Peters, wij komen. /');
    await user.click(await option(/Bewaar als standaardtekst/));
    const dialog = await screen.findByRole('dialog', { name: 'Nieuwe standaardtekst' });
    expect(within(dialog).getByRole('textbox', { name: /Tekst/ })).toHaveValue('Dag {naam}, wij komen.');
    await user.click(within(dialog).getByRole('button', { name: 'Bewaren' }));
    expect(within(dialog).getByText('Geef de tekst een naam.')).toBeVisible();
    await user.type(within(dialog).getByRole('textbox', { name: /Naam/ }), 'Komst{Enter}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(field).toHaveValue('Dag Jan Peters, wij komen. ');
    await user.type(field, '/ko');
    expect(await option(/Komst/)).toBeVisible();
  });
});

describe('in the field of a case', () => {
  it("the corporation's texts are filled in with the name of the user", async () => {
    const { user, field } = await atCaseMessage();
    await user.type(field, '/vriendelijke');
    await user.click(await option(/Met vriendelijke groet/));
    expect(field).toHaveValue('Met vriendelijke groet,\nBram Jansen');
  });

  it("the user's own texts are offered when the corporation's fail, with a message", async () => {
    faults.add({ path: '/chatkcc/api/v1/defaultmessages', status: 500 });
    keep([{ name: 'Alfa', text: 'alfa' }], userIds.bram);
    const { user, field } = await atCaseMessage();
    await user.type(field, '/');
    expect(await screen.findByText('De teksten van de organisatie zijn er nu niet.')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(field).toHaveValue('alfa');
  });

  it('the list follows changes in another tab, and Ctrl+Enter sends the case while it is open', async () => {
    const { user, field } = await atCaseMessage();
    await user.type(field, 'Dag /');
    await list();
    keep([{ name: 'Nieuw', text: 'nieuw' }], userIds.bram);
    window.dispatchEvent(new StorageEvent('storage', { key: `standard-texts/${userIds.bram}` }));
    expect(await option(/Nieuw/)).toBeVisible();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent()).toHaveLength(1));
    await noList();
  });
});
