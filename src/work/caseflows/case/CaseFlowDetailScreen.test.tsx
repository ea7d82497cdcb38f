import { act, screen, waitFor, within } from '@testing-library/react';
import {
  aCaseActivity,
  aCaseFlow,
  aCaseMessage,
  aMedia,
  aPickedUpStep,
  aStep,
  db,
  nextId,
  aTimelineCase,
} from '@mocks/db';
import { faults, pushCaseFlow, stats } from '@mocks/backend/testServer';
import { modeDetected } from '@/core/device/deviceSlice';
import { CaseFlowStatus } from '@/domain/caseflows/caseFlowStatus';
import { caseAddress, openCase } from '@/testing/openCase';
import { renderApp } from '@/testing/renderApp';
import { untilMaySubmit } from '@/testing/untilMaySubmit';
import { answerWith } from '@/testing/backEnd';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const later = () => new Date(Date.now() + 60_000).toISOString();

describe('an opened case', () => {
  it('shows its status, customer, deadline and current step', async () => {
    await openCase({
      first: aPickedUpStep({ deadline: '2020-01-01T11:00:00Z' }),
      changes: { relatedPerson: { id: nextId(), name: 'Kees Smit' } },
    });
    const header = within(screen.getByRole('article'));
    expect(header.getByText('In behandeling')).toBeVisible();
    expect(header.getByText('Kees Smit')).toBeVisible();
    expect(header.getAllByText('Verlopen')).not.toHaveLength(0);
    expect(header.queryByText('Voortgang')).toBeNull();
    const line = await screen.findByRole('list', { name: 'Verloop van de zaak' });
    const current = within(line).getByText('Huisbezoek').closest('li');
    expect(current).toHaveAttribute('aria-current', 'step');
    expect(current).toHaveTextContent('Stap 1 van 2, opgepakt');
    expect(current).toHaveTextContent('Bram Jansen');
  });

  it('has a tab for each part, with the address of that part', async () => {
    const { caseFlow } = await openCase();
    const tabs = screen.getByRole('navigation', { name: 'Onderdelen van de zaak' });
    expect(
      within(tabs)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(
      ['stappen', 'informatie', 'documenten', 'messages', 'publicmessages', 'contactmomenten'].map((tab) =>
        caseAddress(caseFlow.id, tab),
      ),
    );
    expect(document.title).toContain('Zaakdetails');
  });

  it('shows counts on its tabs at once, with one request for each kind, and updates them after a push', async () => {
    const caseFlow = db.caseFlows.add(aCaseFlow({ steps: [aStep(), aStep()] }));
    const caseId = caseFlow.umbrellaCaseId;
    for (let count = 0; count < 2; count += 1) db.caseMessages.add(aCaseMessage(caseFlow));
    db.cases.add(aTimelineCase({ id: caseId, title: caseFlow.title, personId: null }));
    db.media.add(aMedia({ caseId }));
    db.caseActivities.add(aCaseActivity({ caseId }));
    db.caseActivities.add(aCaseActivity({ caseId, isDeleted: true }));
    db.caseActivities.add(aCaseActivity({ caseId, type: 'CaseFlow' }));
    renderApp(caseAddress(caseFlow.id), { user: 'bram' });
    const counted = (internal: number) =>
      waitFor(() =>
        expect(
          within(screen.getByRole('navigation', { name: 'Onderdelen van de zaak' }))
            .getAllByRole('link')
            .map(({ textContent }) => textContent),
        ).toEqual([
          'Stappen2',
          'Informatie',
          'Zaakinformatie1',
          `Interne berichten${internal}`,
          'Openbare berichten0',
          'Contactmomenten1',
        ]),
      );
    await counted(2);
    const asked = () => stats.seen.filter(({ path }) => /messages|media|activity|v2.case/.test(path));
    expect(
      asked()
        .map(({ path }) => path.replace(/[0-9a-f-]{36}/, ':id'))
        .sort(),
    ).toEqual(['/api/v1/caseflow/messages/:id', '/api/v1/caseflow/messages/public/:id', '/api/v2/case/:id']);
    db.caseMessages.add(aCaseMessage(caseFlow));
    act(() => pushCaseFlow('updated', db.caseFlows.change(caseFlow, { lastModified: later() })));
    await counted(3);
  });

  it('returns the focus to its row in the list when Escape is pressed', async () => {
    const { user, caseFlow } = await openCase();
    const row = await screen.findByRole('link', { name: new RegExp(`^${caseFlow.title},`) });
    await waitFor(() => expect(row).toHaveAttribute('aria-current'));
    act(() => screen.getByRole('heading', { level: 1, name: caseFlow.title }).focus());
    await user.keyboard('{Escape}');
    expect(row).toHaveFocus();
  });

  it('opens at the steps and keeps the filters of the list in the address', async () => {
    const { id } = db.caseFlows.add(aCaseFlow());
    const { router } = renderApp(`${caseAddress(id, '')}?filterforstatus=0`, { user: 'bram' });
    await screen.findByRole('list', { name: 'Stappen' });
    expect(router.state.location.pathname).toBe(caseAddress(id));
    expect(router.state.location.search).toContain('filterforstatus=0');
  });

  it('says why the owner cannot be changed', async () => {
    const { user } = await openCase({ changes: { status: CaseFlowStatus.Submitted } });
    expect(await button('Zaak annuleren')).not.toHaveAttribute('aria-disabled');
    await user.click(await button('Meer acties'));
    const item = await screen.findByRole('menuitem', { name: /^Eigenaar wijzigen/ });
    expect(item).toHaveTextContent('Deze zaak is nog niet opgepakt.');
  });

  it('is reported as missing when it does not exist', async () => {
    renderApp(caseAddress(nextId()), { user: 'bram' });
    expect(await screen.findByRole('heading', { name: 'Deze zaak bestaat niet (meer)' })).toBeVisible();
  });

  it('goes to 404 when the address holds no GUID', async () => {
    const { router } = renderApp(caseAddress('12'), { user: 'bram' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/error/404'));
  });

  it('requires viewCaseFlow', async () => {
    const { id } = db.caseFlows.add(aCaseFlow());
    const { router } = renderApp(caseAddress(id), { user: 'anne' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/error/401'));
  });

  it('can be tried again when it could not be fetched', async () => {
    const { id, title } = db.caseFlows.add(aCaseFlow());
    const fault = faults.add({ path: '/api/v1/caseflow/detailed/*', status: 400 });
    const { user } = renderApp(caseAddress(id), { user: 'bram' });
    await screen.findByText('De zaak kon niet worden geladen');
    faults.remove(fault);
    await user.click(await button('Opnieuw proberen'));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  it('treats a record with another id as an unreadable answer', async () => {
    const asked = nextId();
    answerWith(`/api/v1/caseflow/detailed/${asked}`, aCaseFlow({ title: 'Een andere' }));
    renderApp(caseAddress(asked), { user: 'bram' });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'De zaak kon niet worden geladen' }),
    ).toBeVisible();
    expect(screen.getByText(/^Het antwoord van de server was niet te lezen/)).toBeVisible();
    expect(await button('Opnieuw proberen')).toBeEnabled();
    expect(screen.queryByText('Een andere')).toBeNull();
  });

  it('has a way back to its list on a tablet', async () => {
    const { store, caseFlow, user, router } = await openCase();
    act(() => {
      store.dispatch(modeDetected('tablet'));
    });
    await user.click(await screen.findByRole('link', { name: 'Sluiten' }));
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: caseFlow.title, level: 1 })).not.toBeInTheDocument(),
    );
    expect(router.state.location.pathname).toBe('/dashboard/zaken/overzicht');
  });

  it('shows that a colleague has just cancelled it', async () => {
    const { caseFlow } = await openCase();
    const gone = db.caseFlows.change(caseFlow, { status: CaseFlowStatus.Canceled, lastModified: later() });
    act(() => pushCaseFlow('updated', gone));
    expect(await screen.findByText('Deze zaak is geannuleerd.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Zaak annuleren' })).toBeNull();
    const notice = screen.getByText('Deze zaak is geannuleerd.');
    expect(within(notice).queryByRole('link')).not.toBeInTheDocument();
  });

  it('hides the steps from users who may not see them, even when a hub sends them', async () => {
    const { caseFlow } = await openCase({ permissions: ['viewTask', 'viewCaseFlow'] });
    act(() => pushCaseFlow('updated', { ...caseFlow, title: 'Nieuwe titel', lastModified: later() }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Nieuwe titel' })).toBeVisible();
    expect(screen.queryByText(/Huisbezoek/)).not.toBeInTheDocument();
  });

  it('moves to its own address when the address holds the id of its file (AMB-081)', async () => {
    const caseFlow = db.caseFlows.add(aCaseFlow());
    const { router } = renderApp(
      `/dashboard/zaken/overzicht?caseid=${caseFlow.umbrellaCaseId}&filterforstatus=0`,
      { user: 'bram' },
    );
    expect(await screen.findByRole('heading', { level: 1, name: caseFlow.title })).toBeVisible();
    expect(router.state.location.pathname).toBe(caseAddress(caseFlow.id));
    expect(router.state.location.search).toContain('filterforstatus=0');
  });
});

describe('cancelling', () => {
  it('asks for a status, keeps the reason after a refusal, and closes its dialog after success', async () => {
    const { user, caseFlow, store } = await openCase();
    faults.add({ path: '/api/v1/caseflow/cancel/*', status: 500, times: 1 });
    await user.click(await button('Zaak annuleren'));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Zaak annuleren' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Terug' })).toHaveFocus());
    await dialog.findByRole('radio', { name: 'Dubbel aangemaakt' });
    await user.click(dialog.getByRole('button', { name: 'Zaak annuleren' }));
    expect(dialog.getByRole('radiogroup')).toHaveAccessibleDescription(/Kies waarom/);
    await user.click(dialog.getByRole('radio', { name: 'Dubbel aangemaakt' }));
    await user.type(dialog.getByRole('textbox', { name: /Toelichting/ }), 'Zie de andere zaak');
    await user.click(dialog.getByRole('button', { name: 'Zaak annuleren' }));
    expect(await dialog.findByText('Afbreken zaak mislukt. Probeer het nogmaals.')).toBeVisible();
    expect(dialog.getByRole('textbox')).toHaveValue('Zie de andere zaak');
    await untilMaySubmit(store, 'caseflows/cancel', caseFlow.id);
    await user.click(dialog.getByRole('button', { name: 'Zaak annuleren' }));
    expect(await screen.findByText('Deze zaak is geannuleerd.')).toBeVisible();
    expect(db.caseFlows.find(caseFlow.id)?.cancelation?.reason).toBe('Zie de andere zaak');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('keeps the choice and the text when the dialog is closed', async () => {
    const { user } = await openCase();
    await user.click(await button('Zaak annuleren'));
    await user.click(await screen.findByRole('radio', { name: 'Dubbel aangemaakt' }));
    await user.type(screen.getByRole('textbox', { name: /Toelichting/ }), 'Zie ook');
    await user.click(screen.getByRole('button', { name: 'Terug' }));
    await user.click(await button('Zaak annuleren'));
    expect(await screen.findByRole('textbox', { name: /Toelichting/ })).toHaveValue('Zie ook');
    expect(await screen.findByRole('radio', { name: 'Dubbel aangemaakt' })).toBeChecked();
  });

  it('keeps the text, and says why it is blocked, when a colleague cancelled the case first', async () => {
    const { user, caseFlow } = await openCase();
    await user.click(await button('Zaak annuleren'));
    await user.click(await screen.findByRole('radio', { name: 'Dubbel aangemaakt' }));
    await user.type(screen.getByRole('textbox', { name: /Toelichting/ }), 'Zie ook');
    const gone = db.caseFlows.change(caseFlow, { status: CaseFlowStatus.Canceled, lastModified: later() });
    act(() => pushCaseFlow('updated', gone));
    const dialog = within(screen.getByRole('alertdialog'));
    const confirm = dialog.getByRole('button', { name: 'Zaak annuleren' });
    await waitFor(() => expect(confirm).toHaveAccessibleDescription('Deze zaak is geannuleerd.'));
    expect(confirm).toHaveAttribute('aria-disabled', 'true');
    expect(dialog.getByRole('textbox', { name: /Toelichting/ })).toHaveValue('Zie ook');
  });

  it('can fetch the statuses again after a failure', async () => {
    faults.add({ path: '/api/v1/caseflow/cancelationstatuses', status: 400, times: 1 });
    const { user } = await openCase();
    await user.click(await button('Zaak annuleren'));
    const why = 'De annuleringsredenen konden niet worden geladen.';
    expect(await screen.findByText(why)).toBeVisible();
    const confirm = within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Zaak annuleren' });
    expect(confirm).toHaveAttribute('aria-disabled', 'true');
    expect(confirm).toHaveAccessibleDescription(why);
    await user.click(await button('Opnieuw proberen'));
    expect(await screen.findByRole('radio', { name: 'Dubbel aangemaakt' })).toBeVisible();
    expect(confirm).not.toHaveAttribute('aria-disabled');
  });
});
