import { act, screen, waitFor } from '@testing-library/react';
import { aCaseFlow, aTask, db } from '@mocks/db';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { dialogKinds, dialogOf, expectStarted } from '@/testing/everyDialog';
import { renderApp } from '@/testing/renderApp';

const FAILED = 'Dit venster kan niet worden getoond';

/** The first address starts no area; the second is the usual first page of the day. */
describe.each(['/experimentalarea', '/dashboard/taken/overzicht'])('From %s', (path) => {
  it.each(dialogKinds)('the dialog %s opens and starts its area', async (kind) => {
    db.tasks.add(aTask({ id: 'taak' }));
    db.caseFlows.add(aCaseFlow({ id: 'zaak' }));
    const app = renderApp(path, { user: 'carla' });
    await screen.findByRole('heading', { level: 1 });
    act(() => {
      app.store.dispatch(dialogOpened({ dialog: dialogOf(kind) }));
    });
    await waitFor(() =>
      expect([...screen.queryAllByRole('dialog'), ...screen.queryAllByRole('alertdialog')]).not.toEqual([]),
    );
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
    await waitFor(() => expectStarted(kind));
  });
});
