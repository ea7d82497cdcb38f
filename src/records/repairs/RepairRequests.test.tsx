import { screen, waitFor, within } from '@testing-library/react';
import { faults } from '@mocks/backend/testServer';
import { db } from '@mocks/db';
import { aHousingListItem } from '@mocks/properties/builders';
import { queries } from '@/api/http/queries';
import type { Permission } from '@/domain/session/permission';
import { selectToasts } from '@/core/toasts/toastsSlice';
import { renderApp } from '@/testing/renderApp';
import { untilMaySubmit } from '@/testing/untilMaySubmit';
import { repairItemRequested } from './repairsActions';

const UNIT = 'ab000000-0000-4000-8000-000000000001';
const PATH = `/objectkaart/${UNIT}/reparatieverzoek`;
const SEWER_FUND = 'e7000000-0000-4000-8000-000000000002';
const SUBMIT = '/api/v1/repairrequest/submit';

/** Returns the ids of the answers from the root of the tree down to this answer. */
const pathTo = (answerId: string | null): string[] => {
  const answer = db.repairAnswers.find(answerId ?? '');
  return answer ? [...pathTo(answer.parent ?? null), answer.id] : [];
};

async function open(permissions?: readonly Permission[]) {
  const app = renderApp(PATH, { user: 'carla', ...(permissions && { permissions }) });
  const press = async (name: string | RegExp) => app.user.click(await screen.findByRole('button', { name }));
  const said = () => selectToasts(app.store.getState()).map(({ text, below }) => [text, ...below].join(' '));
  /** Finds a defect by its words, and leaves the dialog open. */
  const find = async (words: string) => {
    await press(/^(Gebrek toevoegen|Verder met het gebrek)$/);
    await app.user.click(await screen.findByRole('combobox', { name: 'Zoek een gebrek' }));
    await app.user.paste(words);
    await screen.findAllByRole('option');
    await app.user.keyboard('{Enter}');
  };
  const mayAdd = () => untilMaySubmit(app.store, 'repairs/item', UNIT);
  const add = async (words: string, remark = '') => {
    await find(words);
    const field = await screen.findByRole('textbox', { name: /^Opmerking/ });
    if (remark !== '') await app.user.type(field, remark);
    await mayAdd();
    await app.user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  /** Adds a defect without its dialog. */
  const report = async (name: string) => {
    const { id: defectId, answerId = null } = db.repairDefects.all().find((defect) => defect.name === name)!;
    const place = { unitId: UNIT, defectId, answerPath: pathTo(answerId) };
    const rest = { repairRequestId: null, serviceFundId: null, vendorId: null, collectiveObjectId: null };
    const item = { ...place, ...rest, media: [], remarks: '' };
    await mayAdd();
    app.store.dispatch(
      repairItemRequested({ unitId: UNIT, unitName: 'Kerkstraat', isAnonymous: false, item }),
    );
    await screen.findByRole('button', { name: `${name} verwijderen` });
  };
  /** Replaces the phone number of the tenant, with which the field is filled at first. */
  const callAt = async (number: string) => {
    const field = screen.getByRole('textbox', { name: 'Telefoonnummer' });
    await waitFor(() => expect(field).not.toHaveValue(''));
    await app.user.clear(field);
    await app.user.paste(number);
  };
  await screen.findByRole('button', { name: /^(Gebrek toevoegen|Verder)/ });
  return { ...app, press, said, find, mayAdd, add, report, callAt };
}
const requests = () => db.repairRequests.all();
const request = () => requests()[0]!;

/** Gives this moment to another request. */
const take = (optionId: string) =>
  db.repairAppointments.add({ id: `a-${optionId}`, optionId, repairRequestId: 'ander' } as never);

it('A request takes several defects, names shared objects, and lets a defect be removed (REP-11, 17, 18, 33)', async () => {
  db.serviceFunds.add({ ...aHousingListItem({ id: SEWER_FUND, title: 'Rioolfonds' }), amount: 2.4 });
  const { press, find, mayAdd, user } = await open();
  await find('afvoer verstopt badkamer');
  await press('Toevoegen');
  const remark = await screen.findByRole('textbox', { name: /^Opmerking/ });
  await waitFor(() => expect(remark).toHaveFocus());
  expect(remark).toHaveAccessibleDescription('Bij dit gebrek is een opmerking verplicht.');
  expect(await screen.findByText('Rioolfonds')).toBeVisible();
  await user.type(remark, 'Staat vol');
  await press('Toevoegen');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await find('entreedeur dicht');
  await press('Toevoegen');
  const doors = await screen.findByRole('radiogroup', { name: /^Welke is het/ });
  expect(doors).toHaveAccessibleDescription('Kies welke het is.');
  await user.click(within(doors).getByRole('radio', { name: 'Entreedeur A' }));
  await mayAdd();
  await press('Toevoegen');
  await waitFor(() => expect(requests()[0]?.items).toHaveLength(2));
  expect(requests()).toHaveLength(1);
  expect(await screen.findByText(/ · Uit servicefonds Rioolfonds$/)).toBeVisible();
  expect(request().items).toMatchObject([
    {
      defectName: 'Afvoer is verstopt',
      remarks: 'Staat vol',
      serviceFundId: expect.stringMatching(/^e7/) as string,
    },
    { defectName: 'Entreedeur valt niet dicht', collectiveObjectId: expect.stringMatching(/^ea/) as string },
  ]);

  await press('Afvoer is verstopt verwijderen');
  await press('Verwijderen');
  await waitFor(() => expect(request().items).toHaveLength(1));
});

const DOOR = { name: 'Entreedeur A' };

it('A defect without a location type takes that of the chosen answer (REP-11)', async () => {
  const { find, mayAdd, press, user } = await open();
  const defect = db.repairDefects.all().find(({ name }) => name === 'Entreedeur valt niet dicht')!;
  const answer = db.repairAnswers.find(defect.answerId ?? '')!;
  db.repairAnswers.change(answer, { locationTypeId: defect.locationTypeId ?? null });
  db.repairDefects.change(defect, { locationTypeId: null });
  await find('entreedeur dicht');
  await user.click(await screen.findByRole('radio', DOOR));
  await mayAdd();
  await press('Toevoegen');
  await waitFor(() => expect(requests()[0]?.items?.[0]?.collectiveObjectId).toMatch(/^ea/));
});

it('A refusal is explained in words, and a refused field that can be filled in becomes required (REP-11)', async () => {
  const { find, mayAdd, press } = await open();
  await find('goot verstopt');
  for (const [field, words] of [
    ['vendorId', /Wie er komt is niet aangenomen\./],
    ['vervoer', /Niet aangenomen: vervoer\./],
    ['collectiveObjectId', /^Niet toegevoegd|kon niet worden toegevoegd/],
  ] as const) {
    await mayAdd();
    const body = JSON.stringify({ status: 422, errors: { [field]: ['Nee.'] } });
    faults.add({ path: '/api/v1/repairrequest/forunit/item', status: 422, body, times: 1 });
    await press('Toevoegen');
    expect(await within(await screen.findByRole('dialog')).findByText(words)).toBeVisible();
  }
  expect(await screen.findByRole('radio', DOOR)).toBeVisible();
});

it('A defect that must be called in at once is explained and cannot be added', async () => {
  const { find } = await open();
  await find('leiding gesprongen');
  expect(await screen.findByText(/Bel direct het spoednummer\./)).toHaveTextContent(/^Dit kan niet/);
  expect(screen.getByRole('button', { name: 'Toevoegen' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('textbox', { name: /^Opmerking/ })).toBeNull();
});

it('Planning avoids a moment that was just taken, and reads the appointment back (REP-08, 13, 35, 37)', async () => {
  const { press, add, store, user, callAt } = await open();
  await add('kraan lekt', 'Druppelt');
  await press('Verder naar het moment');
  const planned = (await screen.findByText('Gepland wordt')).closest('dl');
  expect(planned).toHaveTextContent(/^Gepland wordtKraan lektDoorVan ’t Hof Installatietechniek B\.V\.$/);
  expect(await screen.findByText('In de 2 weken ervoor is er geen vrij moment.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Indienen' })).toHaveAttribute('aria-disabled', 'true');
  const [first] = screen.getAllByRole('button', { name: /^Ochtend/ });
  const day = first!.closest('[role=group]')!.getAttribute('aria-label')!;
  await user.click(first!);
  await screen.findByText(new RegExp(`Gekozen moment: ${day}`));

  take(request().plan!.id);
  await callAt('06-12345678');
  await press('Indienen');
  expect(await screen.findByText('Dit moment is intussen bezet. Kies een ander moment.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Telefoonnummer' })).toHaveValue('06-12345678');
  await waitFor(() =>
    expect(screen.queryByRole('group', { name: day })?.textContent ?? '').not.toMatch(/^Ochtend/),
  );
  await untilMaySubmit(store, 'repairs/plan', request().id);
  await user.click(screen.getAllByRole('button', { name: /^Middag/ })[0]!);
  await screen.findByText(/^Gekozen moment: .* tussen 13:00/);
  expect(screen.queryByText(/is intussen bezet/)).toBeNull();
  await untilMaySubmit(store, 'repairs/submit', request().id);
  await press('Indienen');
  expect(
    await screen.findByText(/^De afspraak is op .* tussen 13:00 en 17:00 uur, met .*, voor: Kraan lekt\.$/),
  ).toBeVisible();
  expect(request()).toMatchObject({ status: 10, channelType: 'Phone', phone: '0612345678' });
  expect(request().email).toBe('bewoner2@mail.example');
});

it('A failure to read the moments is shown, and they can be read again (REP-22)', async () => {
  const { press, report } = await open();
  await report('Kraan lekt');
  faults.add({ path: '/api/v1/planning/repairrequest', status: 500, times: 1 });
  await press('Verder naar het moment');
  expect(await screen.findByText('De vrije momenten konden niet worden geladen.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Geen moment mogelijk' })).toBeEnabled();
  await press('Opnieuw proberen');
  expect((await screen.findAllByRole('button', { name: /^Ochtend/ }))[0]).toBeVisible();
});

it('A request without a moment is recorded as such after a confirmation, and then submitted (REP-09, 16, 20)', async () => {
  const { press, report, callAt } = await open();
  await report('Kraan lekt');
  await press('Verder naar het moment');
  await callAt('06-1234567');
  await press('Geen moment mogelijk');
  expect(screen.getByRole('textbox', { name: 'Telefoonnummer' })).toHaveAccessibleDescription(
    /^Klopt dit nummer\?/,
  );
  await press('Geen moment mogelijk');
  expect(screen.queryByText('In behandeling')).toBeNull();
  await press('Zonder afspraak indienen');
  expect(await screen.findByText('Er is geen afspraak gemaakt.')).toBeVisible();
  expect(screen.getByText('In behandeling')).toBeVisible();
  expect(request()).toMatchObject({
    status: 10,
    planningImpossible: true,
    plan: null,
    phone: '061234567',
  });
  await press('Nieuw reparatieverzoek');
  expect(await screen.findByText('Nog geen gebreken')).toBeVisible();
});

it('A request that vanished keeps what was typed, and cannot be submitted', async () => {
  const { press, report, user, callAt } = await open();
  await report('Kraan lekt');
  await press('Verder naar het moment');
  await callAt('06-12345678');
  const [moment] = await screen.findAllByRole('button', { name: /^Ochtend/ });
  db.repairRequests.remove(request().id);
  await user.click(moment!);
  expect(await screen.findByText(/^Dit bestaat niet meer\. Wat je hebt getypt/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Telefoonnummer' })).toHaveValue('06-12345678');
  expect(screen.getByRole('button', { name: 'Indienen' })).toHaveAttribute('aria-disabled', 'true');
  await press('Nieuw reparatieverzoek');
  await screen.findByRole('button', { name: 'Gebrek toevoegen' });
});

it('A request without a moment proposes to call back, and an earlier defect can be reported again', async () => {
  const { press, report, mayAdd, user, callAt } = await open();
  await report('Kraan lekt');
  await press('Verder naar het moment');
  await callAt('06-12345678');
  await press('Geen moment mogelijk');
  await press('Zonder afspraak indienen');
  await press('Terugbellen afspreken');
  /* The dialog that is shown while the person loads is replaced by another element. */
  expect(await screen.findByRole('textbox', { name: /^Nummer/ })).toHaveValue('0612345678');
  const task = within(screen.getByRole('dialog', { name: 'Terugbellen' }));
  expect(task.getByRole('textbox', { name: 'Waarover' })).toHaveDisplayValue(/‘Kraan lekt’.*geen moment/);
  await user.click(task.getByRole('button', { name: 'Annuleren' }));

  await press('Vervolg op Kraan lekt melden');
  const remark = await screen.findByRole('textbox', { name: /^Opmerking/ });
  expect(remark).toHaveDisplayValue(/^Vervolg op ‘Kraan lekt’, gemeld op /);
  expect(screen.getByText(/^‘Kraan lekt’ is hier op .* al gemeld\.$/)).toBeVisible();
  await mayAdd();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(requests()).toHaveLength(2));
  const [first, second] = requests();
  expect(second?.items?.[0]).toMatchObject({
    defectId: first?.items?.[0]?.defectId,
    answerPath: first?.items?.[0]?.answerPath,
  });
  await press(/^Kraan lekt, .* bekijken$/);
  await press('Contact over dit verzoek');
  const about = within(await screen.findByRole('complementary', { name: /met Maria van Dijk/ }));
  expect(
    await about.findByRole('button', { name: /^Reparatieverzoek: Kraan lekt.*Hoort bij zaak$/ }),
  ).toBeVisible();
});

it('A started request shows who submitted it, and a submission without an answer is checked (REP-21)', async () => {
  const { press, report, store, user } = await open();
  await report('Goot is verstopt');
  expect(screen.queryByRole('button', { name: 'Verder naar het moment' })).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'E-mailadres' }), 'geen adres');
  await press('Indienen');
  expect(screen.getByRole('textbox', { name: 'E-mailadres' })).toHaveAccessibleDescription(
    /geldig e-mailadres/,
  );
  db.repairRequests.change(request(), { status: 10, isInProgress: false, submittedBy: 'Bram Jansen' });
  store.dispatch(queries.util.invalidateTags(['repairRequests']));
  expect(await screen.findByText(/^Dit verzoek is door Bram Jansen ingediend\./)).toBeVisible();
  await press('Nieuw reparatieverzoek');
  faults.add({ method: 'PUT', path: SUBMIT, drop: 'dropAfter' });
  await report('Afvoer stinkt');
  await press('Indienen');
  await waitFor(() => expect(requests().map(({ status }) => status)).toEqual([10, 10]));
  expect(await screen.findByText('Er is geen afspraak gemaakt.')).toBeVisible();
});

it('An unsubmitted request is continued from its address, if of this unit and no other is being made', async () => {
  const { press, report, router } = await open();
  const goOn = { name: 'Verder met dit verzoek' };
  const whyNot = async (id: string, reason: RegExp) => {
    await router.navigate(`${PATH}?repairrequest=${id}`);
    await waitFor(() => expect(screen.getByRole('button', goOn)).toHaveAccessibleDescription(reason));
    await router.navigate(PATH);
  };
  const discard = async () => {
    await press('Verzoek weggooien');
    await press('Weggooien');
  };
  await report('Goot is verstopt');
  const first = request();
  await discard();
  db.repairRequests.change(first, { unitId: 'ab000000-0000-4000-8000-000000000002' });
  await whyNot(first.id, /voor een andere woning/);
  await report('Afvoer stinkt');
  db.repairRequests.change(first, { unitId: UNIT });
  await whyNot(first.id, /met een ander verzoek bezig/);
  await discard();
  await router.navigate(`${PATH}?repairrequest=${first.id}`);
  await press(goOn.name);
  expect(await screen.findByRole('button', { name: 'Goot is verstopt verwijderen' })).toBeVisible();
  await press('Indienen');
  await waitFor(() => expect(request()).toMatchObject({ id: first.id, status: 10 }));
});

it.each([
  [['customerCard', 'anonymousRepairRequestWrite'], true],
  [['customerCard', 'unitRepairRequestWrite'], false],
] as const)('The permissions %s decide the kind of request (AMB-221)', async (permissions, anonymous) => {
  const { add } = await open(permissions);
  await add('goot verstopt');
  expect(requests()).toMatchObject([{ anonymous }]);
});
