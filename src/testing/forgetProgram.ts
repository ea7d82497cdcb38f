import { connectHttp } from '@/api/http/http';
import { resetReporter } from '@/core/errors/reporter';
import { forgetArrivals } from '@/core/hooks/arrivals';
import { forgetServerTime } from '@/core/session/serverClock';
import { holdToken } from '@/core/session/sessionToken';
import { forgetMemory } from '@/core/storage/storage';
import { forgetPress } from '@/lib/press';
import { onSpoken } from '@/ui/feedback/speak';

/** Resets everything that the program keeps outside of its store. */
export function forgetProgram(): void {
  resetReporter();
  forgetServerTime();
  forgetMemory();
  forgetArrivals();
  forgetPress();
  /* Removing the last listener also clears the messages for screen readers. */
  onSpoken(() => undefined)();
  holdToken('');
  connectHttp({ baseUrl: '', getToken: () => null, renew: () => Promise.resolve(false) });
}
