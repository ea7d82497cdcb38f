import type { Colleague } from '@/testing/colleague';
import { cardInputs } from '@/testing/inputs/cardInputs';
import { caseInputs } from '@/testing/inputs/caseInputs';
import { chatInputs } from '@/testing/inputs/chatInputs';
import { Cell } from '@/testing/inputs/cell';
import { canStrike } from '@/testing/inputs/fault';
import { inputFaults } from '@/testing/inputs/faults';
import type { InputSurface } from '@/testing/inputs/input';
import { officeInputs } from '@/testing/inputs/officeInputs';
import { registrationInputs } from '@/testing/inputs/registrationInputs';
import { relationInputs } from '@/testing/inputs/relationInputs';
import { taskInputs } from '@/testing/inputs/taskInputs';
import { frame } from '../screens/frame';
import { browserFaults, type BrowserTools } from '../support/inputs/browserFaults';
import { browserConnection } from '../support/inputs/browserConnection';
import { browserScreen } from '../support/inputs/browserScreen';
import { hearSuccess } from '../support/inputs/hearSuccess';
import { test } from '../support/test';

test.use({ user: 'carla' });

type Strike = (cell: Cell, tools: BrowserTools & { colleague: Colleague }) => Promise<void>;

function cell(surface: InputSurface, fault: string, strike: Strike): void {
  test(
    `${surface.name}: ${fault}`,
    { tag: '@matrix' },
    async ({ page, context, server, user, watch, given, colleague, backend }) => {
      const screen = browserScreen(page);
      const sentence = 'none' in surface.write ? null : surface.write.success;
      const heard = sentence === null ? [] : await hearSuccess(page, sentence);
      const me = await colleague(user);
      const connection = browserConnection({ page, context, url: server.url, allow: watch.allow });
      const { control } = connection;
      const input = await surface.open({ screen, me, control, given, makeCase: backend.makeCase });
      await frame(page).isConnected();
      await input.type();
      await strike(new Cell({ screen, connection, user, surface, input, heard }), {
        page,
        context,
        colleague: await colleague('bram'),
        allow: watch.allow,
        signInAgain: () => context.addCookies([{ name: 'mock-gebruiker', value: user, url: server.url }]),
      });
    },
  );
}

const surfaces = [
  ...taskInputs,
  ...caseInputs,
  ...relationInputs,
  ...cardInputs,
  ...registrationInputs,
  ...chatInputs,
  ...officeInputs,
];

/** The names of faults of the network and of tabs, which differ between a browser and the screen tests. */
const OF_BROWSERS = /network|lost|second tab/;

/*
 * src/testing/inputs applies every fault to every input. Here each fault of the network meets one input, and each
 * input that is typical of its shape meets a fault that only a browser has.
 */
inputFaults
  .filter(({ name }) => OF_BROWSERS.test(name))
  .forEach((fault, place) => {
    const among = surfaces.filter((surface) => canStrike(fault, surface));
    const surface = among[place % among.length];
    if (surface) cell(surface, fault.name, (struck, { colleague }) => fault.strike(struck, colleague));
  });

const typical = surfaces.filter(({ isTypical }) => isTypical);
browserFaults.forEach((fault, place) => {
  typical
    .filter((_, at) => at % browserFaults.length === place)
    .forEach((surface) => cell(surface, fault.name, fault.strike));
});
