import { clearDb } from '@mocks/db/db';
import { clock } from '@mocks/world/clock';
import { world } from '@mocks/world/worldState';
import { forgetProgram } from '../forgetProgram';

/** Files of rules share a process: each finds the program and the back end as they are before anybody used them. */
beforeAll(() => {
  forgetProgram();
  clock.reset();
  clearDb();
  world.configFiles = {};
});
