import type { WireCase } from '@/testing/colleague';
import type { NewCase } from '@/testing/newCase';

/** The controls of one mock back end, over its control address. */
export interface Backend {
  /** Creates a fresh world in which nothing changes automatically. */
  reset: (scenario: string) => Promise<void>;
  /** Runs any command by its name. */
  control: (name: string, body?: unknown) => Promise<unknown>;
  /** Makes a new case without a push. */
  makeCase: (wanted: NewCase) => Promise<WireCase>;
}

export function connectBackend(url: string): Backend {
  const control = async (name: string, body: unknown = {}) => {
    const answer = await fetch(`${url}/__mock/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`/__mock/${name} answered ${answer.status}: ${await answer.text()}`);
    const text = await answer.text();
    return text === '' ? null : (JSON.parse(text) as unknown);
  };
  return {
    control,
    makeCase: async (wanted) => (await control('caseflow', wanted)) as WireCase,
    reset: async (scenario) => {
      await control('reset', { scenario });
    },
  };
}
