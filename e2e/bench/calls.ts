import { phone } from '../screens/phone';
import { connectBackend } from '../support/backend';
import { atSlowDesk, type Bench, newWorld, pause, repeat } from './desk';
import { type Figure, median, percentile } from './figures';
import { start } from './interaction';
import { paintTimes, tellPushes, timePushToPaint } from './probe';

const USER = 'anne';
const NUMBER = '0610000731';
const INCOMING = '[aria-label="Inkomende oproep"]';
const RINGS = 20;
const SETTLE_MS = 1_500;

/** The time from the push of a ringing call to the paint of the panel with the caller. */
export async function ringing(bench: Bench): Promise<Figure[]> {
  await newWorld(bench);
  const { control } = connectBackend(bench.server.url);
  const times = await atSlowDesk(
    bench,
    async ({ page }) => {
      await tellPushes(page, NUMBER);
      await start(page, bench);
      await phone(page).isReady();
      return repeat(RINGS, async () => {
        await pause(SETTLE_MS);
        await timePushToPaint(page, INCOMING);
        await control('phone/ring', { user: USER, number: NUMBER });
        const [time = Number.NaN] = await paintTimes(page);
        await control('phone/giveUp', { user: USER });
        return time;
      });
    },
    USER,
  );
  const name = 'a call coming in, push to paint';
  return [
    { name: `${name}, median`, value: median(times), limit: 80, unit: 'ms' },
    { name: `${name}, p95`, value: percentile(times, 95), limit: 100, unit: 'ms' },
  ];
}
