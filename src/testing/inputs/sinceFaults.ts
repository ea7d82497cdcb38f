import { said } from '../said';
import { eventually } from './eventually';
import { type InputFault, strikeWrite } from './fault';

const SINCE = 'En dit kwam er nog bij.';

const meanwhile: InputFault = {
  name: 'typed meanwhile',
  isShared: true,
  ofWrite: true,
  strike: async (cell) => {
    const { connection, input, surface } = cell;
    const { reached, release } = await connection.hold(cell.write);
    await cell.send();
    await reached;
    if (surface.queues) {
      await input.type(SINCE);
      release();
      await cell.isStoredOnce();
      await input.field.holds(SINCE);
      return;
    }
    if (!surface.composes) {
      await input.field.becomes('closed');
      release();
      await cell.isStoredOnce();
      return;
    }
    await input.field.fill(`${input.text} ${SINCE}`);
    await cell.says('1 wijziging sinds het versturen');
    release();
    await cell.isStoredOnce();
    await input.field.holds(SINCE);
    await cell.says('1 wijziging sinds het versturen');
  },
};

const changedSince: InputFault = {
  name: 'changed after a lost answer',
  isShared: true,
  ofWrite: true,
  ofRepeatable: true,
  strike: async (cell) => {
    const { connection, write } = cell;
    let isBroken = true;
    await connection.loseAnswers(write);
    await cell.breakLookUp(async () => isBroken && (await cell.attempts()).length > 0);
    await cell.send();
    await cell.says(cell.write.uncertain ?? said.uncertain);
    await cell.isCommittedOnce();
    isBroken = false;
    await cell.input.reopen();
    await cell.input.type(SINCE);
    await eventually(async () => {
      if ((await cell.held(SINCE)) === 0) await cell.send();
      await eventually(() => cell.isHeld(1, SINCE), 250);
    });
    await cell.isHeld(1);
    await cell.hasAttempts(2);
  },
};

const lookAlike: InputFault = {
  name: 'look-alike before',
  ofWrite: true,
  ofRepeatable: true,
  strike: async (cell) => {
    await cell.send();
    await cell.isStoredOnce();
    await cell.typeAgain();
    await cell.connection.hurry();
    await strikeWrite(cell, { drop: 'silent' });
    await eventually(async () => {
      if ((await cell.attempts()).length < 2) await cell.send();
      await eventually(() => cell.hasAttempts(2), 250);
    });
    await cell.says(cell.write.uncertain ?? said.uncertain);
    await cell.isBack();
    await cell.isHeld(1);
    await cell.sendAgain();
    await eventually(() => cell.isHeld(2));
    await cell.hasAttempts(3);
  },
};

/** Faults of text that is typed while the call is on its way, or after it. */
export const sinceFaults: readonly InputFault[] = [meanwhile, changedSince, lookAlike];
