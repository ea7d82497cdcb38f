import { act, screen, waitFor } from '@testing-library/react';
import { aCaseFlow, aTask, db } from '@mocks/db';
import type { Dialog, DialogData, DialogKind } from '@/core/dialogs/dialog';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { noFilters as noCaseFilters } from '@/caseflows/list/caseFlowFilters';
import { noFilters as noTaskFilters } from '@/tasks/list/taskFilters';
import { renderApp } from '@/testing/renderApp';

const MARIA = 'e2000000-0000-4000-8000-000000000002';
const about = { personId: MARIA, contractId: null };
const step = { caseFlowId: 'zaak', stepId: 'stap' };

/** What each dialog of the product is about; the records need not be there. */
const dialogs: { [K in DialogKind]: DialogData[K] } = {
  accountDelete: { personId: MARIA, accountId: 'account' },
  callBack: about,
  caseFlowCancel: { caseFlowId: 'zaak' },
  caseFlowOwner: { caseFlowIds: ['zaak'] },
  caseFlowSaveView: { filters: noCaseFilters, sort: 'deadline' },
  housingRegistrationDelete: { personId: MARIA, registrationId: 'r' },
  indicatorMute: { indicatorId: 'i', keys: ['sleutel'], title: 'Titel' },
  mediaClear: { mediaId: 'm', title: 'foto.jpg' },
  mediaDeleted: { mediaId: 'm' },
  mediaView: { mediaId: 'm' },
  newRelation: {},
  personDelete: { personId: MARIA },
  publicMessagePreview: { caseFlowId: 'zaak', message: 'Tekst', mediaId: null },
  registerAnnouncement: { personId: MARIA, personName: 'Maria', roleId: null },
  registerFaq: about,
  registerTask: about,
  scenarioChannel: { ...step, scenarioId: 's' },
  shortcuts: {},
  signOut: {},
  stepFinish: step,
  stepPickUp: step,
  stepTaskFinish: { ...step, stepTaskId: 't' },
  taskBulkReason: { action: 'finish', taskIds: ['taak'] },
  taskBulkReassign: { taskIds: ['taak'] },
  taskOutcome: { taskId: 'taak' },
  taskReason: { action: 'finish', taskId: 'taak' },
  taskSaveView: { filters: noTaskFilters, sort: 'ends' },
  timelineRemoval: { subject: 'case', act: 'delete', id: 'z', caseId: 'z', title: 'Zaak' },
  transfer: about,
};
const kinds = Object.keys(dialogs) as DialogKind[];
const FAILED = 'Dit venster kan niet worden getoond';

/** A page that starts no area, and the first one of the day. */
describe.each(['/experimentalarea', '/dashboard/taken/overzicht'])('from %s', (path) => {
  it.each(kinds)('%s is shown, with what works behind it', async (kind) => {
    db.tasks.add(aTask({ id: 'taak' }));
    db.caseFlows.add(aCaseFlow({ id: 'zaak' }));
    const app = renderApp(path, { user: 'carla' });
    await screen.findByRole('heading', { level: 1 });
    act(() => {
      app.store.dispatch(dialogOpened({ dialog: { kind, ...dialogs[kind] } as Dialog }));
    });
    await waitFor(() =>
      expect([...screen.queryAllByRole('dialog'), ...screen.queryAllByRole('alertdialog')]).not.toEqual([]),
    );
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
  });
});
