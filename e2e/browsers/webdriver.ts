interface Answer {
  value: unknown;
}

/** One session of the W3C's WebDriver protocol. */
export interface Session {
  capabilities: Readonly<Record<string, unknown>>;
  post: (command: string, body?: object) => Promise<unknown>;
  get: (command: string) => Promise<unknown>;
  end: () => Promise<void>;
}

async function call(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as Answer;
  if (answer.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}

export const isReady = (driver: string): Promise<boolean> =>
  fetch(`${driver}/status`).then(
    ({ ok }) => ok,
    () => false,
  );

export async function startSession(driver: string): Promise<Session> {
  const started = await call('POST', `${driver}/session`, { capabilities: {} });
  const { sessionId, capabilities } = started as { sessionId: string; capabilities: Session['capabilities'] };
  const address = `${driver}/session/${sessionId}`;
  return {
    capabilities,
    post: (command, body = {}) => call('POST', `${address}/${command}`, body),
    get: (command) => call('GET', `${address}/${command}`),
    end: async () => {
      await call('DELETE', address);
    },
  };
}

const KEYS: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Delete: '\uE017',
};

const keyActions = (steps: readonly object[]) => ({
  actions: [{ type: 'key', id: 'keyboard', actions: steps }],
});
const down = (value: string) => ({ type: 'keyDown', value });
const up = (value: string) => ({ type: 'keyUp', value });

export const typed = (text: string) => keyActions(Array.from(text).flatMap((key) => [down(key), up(key)]));

export function pressed(keys: string) {
  const values = keys.split('+').map((name) => KEYS[name] ?? name);
  return keyActions([...values.map(down), ...values.toReversed().map(up)]);
}

const mouseActions = (steps: readonly object[]) => ({
  actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: steps }],
});
const moveTo = (x: number, y: number) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y) });

export const moved = (x: number, y: number) => mouseActions([moveTo(x, y)]);

export const clicked = (x: number, y: number) =>
  mouseActions([moveTo(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]);
