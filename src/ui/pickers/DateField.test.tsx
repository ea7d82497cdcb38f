import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateField } from './DateField';
import { DateTimeField } from './DateTimeField';

function Day({
  initial = null,
  minValue,
  seen,
}: {
  initial?: string | null;
  minValue?: string;
  seen: (value: string | null) => void;
}) {
  const [value, setValue] = useState<string | null>(initial);
  const change = (next: string | null) => {
    setValue(next);
    seen(next);
  };
  return <DateField label="Deadline" value={value} onChange={change} {...(minValue && { minValue })} />;
}

const field = () => screen.getByRole('textbox', { name: 'Deadline' });

describe('DateField', () => {
  it.each(['21-11-2026', '21-11-26', '21/11/2026', ' 21-11-2026 '])(
    'understands %s, typed or pasted',
    async (text) => {
      const seen = vi.fn();
      render(<Day seen={seen} />);
      await userEvent.click(field());
      await userEvent.paste(text);
      await userEvent.tab();
      expect(seen).toHaveBeenLastCalledWith('2026-11-21');
      expect(field()).toHaveValue('21-11-2026');
    },
  );

  it('keeps invalid text in the field and says what is expected', async () => {
    const seen = vi.fn();
    render(<Day seen={seen} />);
    await userEvent.type(field(), '31-02-2026{Enter}');
    expect(field()).toHaveValue('31-02-2026');
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(/bestaande datum/);
    expect(seen).not.toHaveBeenCalled();
  });

  it('refuses a day before the minimum', async () => {
    const seen = vi.fn();
    render(<Day seen={seen} minValue="2026-11-21" />);
    await userEvent.type(field(), '20-11-2026{Enter}');
    expect(field()).toHaveAccessibleDescription('Kies een datum vanaf 21-11-2026.');
    expect(seen).not.toHaveBeenCalled();
  });

  it('is cleared by its cross and by deleting the text', async () => {
    const seen = vi.fn();
    render(<Day initial="2026-11-21" seen={seen} />);
    await userEvent.clear(field());
    await userEvent.tab();
    expect(seen).toHaveBeenLastCalledWith(null);
  });

  it('opens a Dutch calendar that starts on Monday, and replaces invalid text with the picked day', async () => {
    const seen = vi.fn();
    render(<Day initial="2026-11-21" seen={seen} />);
    await userEvent.clear(field());
    await userEvent.type(field(), 'morgen{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Kalender openen: Deadline' }));
    expect(screen.getAllByText(/^(ma|di|wo|do|vr|za|zo)$/).map((day) => day.textContent)).toEqual([
      'ma',
      'di',
      'wo',
      'do',
      'vr',
      'za',
      'zo',
    ]);
    await userEvent.click(screen.getByRole('button', { name: /24 november 2026/ }));
    expect(seen).toHaveBeenLastCalledWith('2026-11-24');
    expect(field()).toHaveValue('24-11-2026');
  });
});

describe('DateTimeField', () => {
  it('reads and writes Dutch time, in summer and in winter', async () => {
    const seen = vi.fn();
    render(<DateTimeField label="Deadline" value="2026-07-01T12:00:00.000Z" onChange={seen} />);
    expect(field()).toHaveValue('01-07-2026 14:00');
    await userEvent.clear(field());
    await userEvent.type(field(), '21-11-2026 14:30{Enter}');
    expect(seen).toHaveBeenLastCalledWith('2026-11-21T13:30:00.000Z');
  });
});
