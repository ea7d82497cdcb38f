import { clearDb } from '@mocks/db/db';
import { clock } from '@mocks/world/clock';
import { world } from '@mocks/world/worldState';
import { forgetProgram } from '../forgetProgram';

/** Files of rules share a process, so the program and the back end are reset before each file. */
beforeAll(() => {
  forgetProgram();
  clock.reset();
  clearDb();
  world.configFiles = {};
});
