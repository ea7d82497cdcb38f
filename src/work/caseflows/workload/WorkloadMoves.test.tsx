import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { db } from '@mocks/db';
import { faults, pushCaseFlow } from '@mocks/backend/testServer';
import { CaseFlowStatus } from '@/domain/caseflows/caseFlowStatus';
import { spokenTexts } from '@/testing/spokenTexts';
import { holdAnswers } from '@/testing/backEnd';
import { aTransfer } from '@/testing/transfer';
import { renderApp } from '@/testing/renderApp';
import { WORKLOAD, FOUND, bram, anne, addCase, column, card, asked, settings } from '@/testing/workload';

const openMenu = async (user: ReturnType<typeof renderApp>['user'], owner: string, title: string) => {
  await user.hover(await card(owner, title));
  await user.click(await screen.findByRole('button', { name: `Acties voor ${title}` }));
  return screen.findByRole('menu');
};

it('the menu gives a case to the user, and the card moves once the server has accepted', async () => {
  addCase('Overlast', anne);
  addCase('Klacht', bram);
  const letGo = holdAnswers({ method: 'PUT', path: '/api/v1/caseflow/*' });
  const { user } = renderApp(WORKLOAD, settings);
  const menu = await openMenu(user, 'Anne de Vries, 1 zaak', 'Overlast');
  await user.click(within(menu).getByRole('menuitem', { name: /Aan mij toekennen/ }));
  expect(await screen.findByText('Wordt verplaatst naar Bram Jansen…', {}, FOUND)).toBeVisible();
  expect(await card('Anne de Vries, 1 zaak', 'Overlast')).toBeVisible();
  letGo();
  expect(await card('Bram Jansen, 2 zaken', 'Overlast')).toBeVisible();
  await waitFor(() => expect(spokenTexts()).toContain('Overlast staat nu bij Bram Jansen.'));
  expect(asked('PUT')).toHaveLength(1);
});

it('a card goes back to its place with a message when the server refuses the move', async () => {
  addCase('Overlast', anne);
  faults.add({ method: 'PUT', path: '/api/v1/caseflow/*', status: 409, delayMs: 100 });
  const { user } = renderApp(WORKLOAD, settings);
  const menu = await openMenu(user, 'Anne de Vries, 1 zaak', 'Overlast');
  await user.click(within(menu).getByRole('menuitem', { name: /Aan mij toekennen/ }));
  expect(await screen.findAllByText('Zaak kon niet bijgewerkt worden', {}, FOUND)).not.toHaveLength(0);
  expect(await card('Anne de Vries, 1 zaak', 'Overlast')).toBeVisible();
  expect(screen.queryByText(/Wordt verplaatst/)).not.toBeInTheDocument();
  await waitFor(() =>
    expect(spokenTexts()).toContain('Overlast is niet verplaatst en staat nog bij Anne de Vries.'),
  );
});

it('a case can be moved by keyboard alone: pick up, go to the owner, drop', async () => {
  addCase('Overlast', anne);
  addCase('Klacht', bram);
  const { user } = renderApp(WORKLOAD, settings);
  const link = await card('Anne de Vries, 1 zaak', 'Overlast');
  act(() => link.focus());
  await user.tab();
  expect(await screen.findByRole('button', { name: 'Overlast verslepen' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-owner', bram.id), FOUND);
  await user.keyboard('{Enter}');
  expect(await card('Bram Jansen, 2 zaken', 'Overlast')).toBeVisible();
  expect(db.caseFlows.all().find(({ title }) => title === 'Overlast')?.ownerModel?.id).toBe(bram.id);
});

it('a case is moved by dragging it to another owner, after which the next can be dragged', async () => {
  addCase('Overlast', anne);
  addCase('Klacht', bram);
  const letGo = holdAnswers({ method: 'PUT', path: '/api/v1/caseflow/*' });
  const { user, store } = renderApp(WORKLOAD, settings);
  const link = await card('Anne de Vries, 1 zaak', 'Overlast');
  await user.hover(link);
  await screen.findByRole('button', { name: 'Overlast verslepen' });
  const dataTransfer = aTransfer();
  const target = await column('Bram Jansen, 1 zaak');
  fireEvent.dragStart(link, { dataTransfer });
  fireEvent.dragEnter(target, { dataTransfer });
  fireEvent.drop(target, { dataTransfer });
  expect(await screen.findByText('Wordt verplaatst naar Bram Jansen…', {}, FOUND)).toBeVisible();
  letGo();
  fireEvent.dragEnd(link, { dataTransfer });
  expect(await card('Bram Jansen, 2 zaken', 'Overlast')).toBeVisible();
  expect(store.getState()).toMatchObject({ caseFlows: { workload: { dragged: null } } });
});

it('the menu says why a case cannot be moved', async () => {
  addCase('Overlast', null, { status: CaseFlowStatus.Submitted });
  const { user } = renderApp(WORKLOAD, settings);
  const menu = await openMenu(user, 'Nog niet toegekend, 1 zaak', 'Overlast');
  const item = within(menu).getByRole('menuitem', { name: /Naar eigenaar/ });
  expect(item).toHaveAttribute('aria-disabled', 'true');
  expect(item).toHaveTextContent('Deze zaak is nog niet opgepakt.');
  expect(screen.queryByRole('button', { name: /verslepen/ })).not.toBeInTheDocument();
});

it('the key e says why a case cannot be moved, and gives another case to the chosen owner', async () => {
  addCase('Overlast', null, { status: CaseFlowStatus.Submitted });
  addCase('Klacht', bram);
  const { user } = renderApp(WORKLOAD, settings);
  const received = await card('Nog niet toegekend, 1 zaak', 'Overlast');
  act(() => received.focus());
  await user.keyboard('e');
  expect(await screen.findAllByText('Deze zaak is nog niet opgepakt.', {}, FOUND)).not.toHaveLength(0);
  const own = await card('Bram Jansen, 1 zaak', 'Klacht');
  act(() => own.focus());
  await user.keyboard('e');
  const dialog = within(await screen.findByRole('dialog', {}, FOUND));
  await user.type(dialog.getByRole('combobox', { name: 'Nieuwe eigenaar' }), 'Anne de');
  await user.click(await screen.findByRole('option', { name: /Anne de Vries/ }, FOUND));
  await user.click(dialog.getByRole('button', { name: 'Toekennen' }));
  expect(await card('Anne de Vries, 1 zaak', 'Klacht')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('no card changes place during a drag', async () => {
  const moved = addCase('Overlast', anne);
  addCase('Klacht', anne);
  addCase('Lekkage', bram);
  const { user } = renderApp(WORKLOAD, settings);
  const link = await card('Anne de Vries, 2 zaken', 'Klacht');
  act(() => link.focus());
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-owner', bram.id), FOUND);
  const changed = db.caseFlows.change(moved, { ownerModel: bram, lastModified: new Date().toISOString() });
  act(() => pushCaseFlow('updated', changed));
  const shown = () => document.querySelectorAll(`[data-owner="${anne.id}"] [data-card]`).length;
  await waitFor(() => expect(screen.getByText('2 zaken', { exact: true })).toBeInTheDocument(), FOUND);
  expect(shown()).toBe(2);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(shown()).toBe(1), FOUND);
});
