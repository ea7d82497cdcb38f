import { waitFor } from '@testing-library/react';
import { connectInMemory, signInAs, stats } from '@mocks/backend/testServer';
import { aMail, db } from '@mocks/db';
import { mailContactDone } from '@/core/contactOverMail';
import { selectUser } from '@/core/session/sessionSlice';
import { lastAnswers } from '@/testing/backEnd';
import { areas } from './areas';
import { createStore } from './store';

/** Runs the program of a user without any screen, until it has read all that it reads at its start. */
async function aProgram(key: 'anne' | 'dirk') {
  signInAs(key);
  const app = createStore({ connect: connectInMemory, hubsAfterMs: 0 });
  onTestFinished(app.stop);
  app.run();
  await waitFor(() => expect(selectUser(app.store.getState())).not.toBeNull());
  await lastAnswers();
  stats.reset();
  return app;
}

it.each(areas.filter(({ work }) => work !== undefined))(
  'The work of $name sends nothing and opens no hub for a user without permissions',
  async (area) => {
    const { store, start } = await aProgram('dirk');
    await start(area);
    await lastAnswers();
    expect(stats.counts()).toEqual({});
    expect(store.getState().hubDemand.requested).toEqual([]);
  },
);

it('A mail is finished after its contact on a page where the mail area did not run', async () => {
  const id = 'fb000000-0000-4000-8000-000000000001';
  db.mails.add(aMail({ id }));
  const { store } = await aProgram('anne');
  store.dispatch(mailContactDone(id));
  await waitFor(() => expect(db.mails.find(id)?.status).toBe('Finished'));
});
