import { strict as assert } from 'node:assert';
import { said } from '../said';
import type { Cell } from './cell';
import { eventually } from './eventually';
import { type InputFault, strikeWrite } from './fault';
import { sinceFaults } from './sinceFaults';

const sessions: InputFault[] = [
  {
    name: '401 and a renewal that works',
    isShared: true,
    ofWrite: true,
    strike: async (cell) => {
      const { method, path, calls } = cell.write;
      await cell.arm({ method, path, status: 401, times: 1 });
      await cell.send();
      await cell.isStoredOnce();
      await cell.hasAttempts(calls + 1);
      await cell.layer.becomes('gone');
    },
  },
  {
    name: '401 and a renewal that is refused',
    isShared: true,
    ofWrite: true,
    strike: async (cell) => {
      const path = cell.screen.path();
      await cell.arm({ path: '/api/v1/system/session', status: 401 });
      await cell.arm({ method: cell.write.method, path: cell.write.path, status: 401 });
      await cell.send();
      await cell.layer.becomes('visible');
      if (cell.write.calls === 1) await cell.isReadable();
      await cell.isNowhereElse(cell.write.calls);
      await cell.disarm();
      await cell.signIn();
      assert.equal(cell.screen.path(), path);
      await cell.isBack();
      await cell.isNowhereElse(cell.write.calls);
      await cell.sendAgain();
      await cell.isStoredOnce();
    },
  },
];

const refusals = [500, 409, 403].map((status): InputFault => ({
  name: `${status}`,
  ...(status !== 500 && { isShared: true }),
  ofWrite: true,
  strike: async (cell) => {
    await strikeWrite(cell, { status });
    await cell.send();
    const { failure, conflict = failure } = cell.write;
    await cell.says(status === 409 ? conflict : failure);
    await cell.isBack();
    await cell.isNowhereElse(cell.write.calls);
    await cell.sendAgain();
    await cell.isStoredOnce();
  },
}));

const lines: InputFault[] = [
  {
    name: 'no network, and then there is',
    isShared: true,
    ofWrite: true,
    strike: async (cell) => {
      const offline = cell.screen.text(/^Geen netwerk$/);
      await cell.connection.setOnline(false);
      await offline.becomes('there');
      await cell.send();
      await cell.says(cell.write.offline);
      await cell.isBack();
      await cell.connection.setOnline(true);
      await offline.becomes('gone');
      await cell.isReadable();
      await cell.isNowhereElse(0);
      await cell.sendAgain();
      await cell.isStoredOnce();
    },
  },
  {
    name: 'thirty seconds of silence',
    isShared: true,
    ofWrite: true,
    strike: async (cell) => {
      await cell.connection.hurry();
      await strikeWrite(cell, { drop: 'silent' });
      await cell.send();
      await cell.says(cell.write.uncertain ?? said.uncertain);
      await cell.isBack();
      await cell.isNowhereElse(cell.write.calls);
      await cell.sendAgain();
      await cell.isStoredOnce();
    },
  },
];

const lostAnswers: InputFault[] = [
  {
    name: 'an answer that is lost, and nobody who can tell',
    isShared: true,
    ofWrite: true,
    strike: async (cell) => {
      await cell.connection.loseAnswers(cell.write);
      await cell.breakLookUp(async () => (await cell.attempts()).length > 0);
      await cell.send();
      await cell.says(cell.write.uncertain ?? said.uncertain);
      if (cell.write.calls === 1) await cell.isReadable();
      await cell.isCommittedOnce();
      cell.saidNoSuccess();
    },
  },
  {
    name: 'an answer that is lost, and is looked up',
    ofWrite: true,
    ofLookUp: true,
    strike: async (cell) => {
      await cell.connection.loseAnswers(cell.write);
      await cell.send();
      await cell.isStoredOnce();
      await cell.hasAttempts(cell.write.calls);
    },
  },
];

/**
 * Brings the typed text back to this tab. If the input is in a dialog, the draft of the screen below it is brought back
 * too, because the text is part of that draft.
 */
async function bringBack({ screen, surface }: Cell): Promise<void> {
  const goOn = screen.role('button', { name: 'Hier verdergaan' });
  const press = async () => {
    if (!(await goOn.is('visible'))) return;
    await goOn.click();
    await goOn.becomes('gone');
  };
  await press();
  if (!surface.modal) return;
  await screen.escape();
  await press();
}

const secondTab: InputFault = {
  name: 'second tab',
  isShared: true,
  ofWrite: true,
  strike: async (cell) => {
    const { connection, input, user } = cell;
    const other = await connection.secondTab(user);
    await other.takeOver();
    assert.ok(await other.says(input.text), 'the other tab does not have it');
    await input.reopen();
    await cell.says('Dit wordt in een ander tabblad bewerkt.');
    await input.field.becomes('closed');
    if (!(await input.button.is('disabled'))) await cell.send();
    await cell.isNowhereElse(0);
    await bringBack(cell);
    await cell.isBack();
    await cell.send();
    await cell.isStoredOnce();
    await eventually(async () => assert.ok(!(await other.says(input.text)), 'the other tab still has it'));
  },
};

const RENAMED = 'Van een collega';

const colleagues: InputFault[] = [
  {
    name: 'a colleague changes the record',
    isShared: true,
    ofWrite: true,
    ofRecord: true,
    strike: async (cell, colleague) => {
      const { connection, write, input } = cell;
      await write.about?.rename(input.ids[0] ?? '', RENAMED, { colleague, control: connection.control });
      await cell.screen.text(RENAMED).becomes('there');
      await cell.isReadable();
      await cell.isNowhereElse(0);
      await cell.send();
      await cell.isStoredOnce();
    },
  },
  {
    name: 'a colleague ends the record',
    ofWrite: true,
    ofRecord: true,
    strike: async (cell, colleague) => {
      const { connection, write, input } = cell;
      const { afterEnd } = write;
      await write.about?.end(input.ids[0] ?? '', { colleague, control: connection.control });
      if (afterEnd.sent === 'nothing') {
        await input.button.becomes('disabled');
        await cell.isReadable();
        await input.field.becomes('enabled');
        await cell.isNowhereElse(0);
        return;
      }
      await cell.isReadable();
      if (afterEnd.sent === 'all') {
        await cell.send();
        await cell.isStoredOnce();
        return;
      }
      await cell.says(afterEnd.asks);
      await cell.screen.role('button', { name: 'Gezien, doorgaan' }).click();
      await cell.send();
      await cell.says(afterEnd.says);
      await cell.isCommittedOnce(write.calls - 1);
    },
  },
];

const OTHER_SCREEN = 'Sandbox';

const awayAndBack: InputFault = {
  name: 'to another screen and back',
  ofWrite: false,
  strike: async (cell) => {
    const { screen, input } = cell;
    await cell.leave();
    await cell.isAt(OTHER_SCREEN);
    await screen.back();
    await cell.isBack();
    await screen.forward();
    await eventually(async () =>
      assert.ok((await cell.heading.is('there')) || (await input.field.is('there')), 'an empty page'),
    );
    await screen.back();
    await cell.isBack();
  },
};

/** The faults of any input that can be checked both in a browser and in jsdom. */
export const inputFaults: readonly InputFault[] = [
  ...sessions,
  ...lines,
  ...refusals,
  ...lostAnswers,
  ...sinceFaults,
  secondTab,
  ...colleagues,
  awayAndBack,
];
