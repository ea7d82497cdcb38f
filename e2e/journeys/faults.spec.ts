import { frame } from '../screens/frame';
import { caseInputs } from '../support/inputs/caseInputs';
import { Cell } from '../support/inputs/cell';
import { inputFaults } from '../support/inputs/faults';
import { hearSuccess } from '../support/inputs/hearSuccess';
import { taskInputs } from '../support/inputs/taskInputs';
import { test } from '../support/test';

test.use({ user: 'carla' });

const surfaces = [...taskInputs, ...caseInputs];

/* Every place where something is typed, under everything that may go wrong: nothing is lost, stored twice or called done. */
for (const surface of surfaces) {
  test.describe(surface.name, () => {
    for (const fault of inputFaults) {
      if (fault.ofWrite && 'none' in surface.write) continue;
      test(fault.name, async ({ page, context, server, user, watch, given, colleague, backend }) => {
        const sentence = 'none' in surface.write ? null : surface.write.success;
        const heard = sentence === null ? [] : await hearSuccess(page, sentence);
        const me = await colleague(user);
        const input = await surface.open({ page, me, given, makeCase: backend.makeCase });
        await frame(page).isConnected();
        await input.type();
        const cell = new Cell({ page, context, url: server.url, user, surface, input, heard });
        await fault.strike(cell, {
          colleague: await colleague('bram'),
          allow: watch.allow,
          signInAgain: () => context.addCookies([{ name: 'mock-gebruiker', value: user, url: server.url }]),
        });
      });
    }
  });
}
