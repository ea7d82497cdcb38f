import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { announced } from '@/testing/announced';
import { LiveRegions } from '../feedback/LiveRegions';
import { SearchField } from './SearchField';
import type { ComponentProps } from 'react';
import { TextArea } from './TextArea';

function Box({ initial = '', ...props }: Partial<ComponentProps<typeof TextArea>> & { initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <TextArea label="Bericht" value={value} onChange={setValue} {...props} />
      <LiveRegions />
    </>
  );
}

const box = () => screen.getByRole('textbox', { name: 'Bericht' });

describe('TextArea', () => {
  it('announces what is left at 20, 10 and 0 only, and then that it is too much', async () => {
    render(<Box limit={30} initial={'a'.repeat(8)} />);
    await userEvent.type(box(), 'b');
    expect(announced()).toEqual([]);
    await userEvent.type(box(), 'b');
    expect(announced()).toEqual(['Nog 20 tekens over']);
    await userEvent.type(box(), 'c'.repeat(20));
    expect(announced()).toEqual(['Nog 20 tekens over', 'Nog 10 tekens over', 'Nog 0 tekens over']);
    await userEvent.type(box(), 'dd');
    expect(announced()).toHaveLength(4);
    expect(announced()[3]).toBe('1 teken te veel');
  });

  it('lets more be typed than fits, as an error that is tied to the field', async () => {
    render(<Box limit={3} />);
    await userEvent.type(box(), 'abcde');
    expect(box()).toHaveValue('abcde');
    expect(box()).toBeInvalid();
    expect(box()).toHaveAccessibleDescription('2 tekens te veel');
    expect(screen.getByText('5 / 3')).toBeVisible();
  });

  it('submits once with Ctrl+Enter and not with Enter', async () => {
    const submit = vi.fn();
    render(<Box onSubmit={submit} />);
    await userEvent.type(box(), 'Hallo{Enter}');
    expect(submit).not.toHaveBeenCalled();
    await userEvent.type(box(), '{Control>}{Enter}{/Control}');
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('takes pasted files, and leaves pasted text alone', async () => {
    const take = vi.fn();
    render(<Box onPasteFiles={take} />);
    box().focus();
    const transfer = { files: [new File(['x'], 'foto.png')], types: ['Files'], getData: () => '' };
    await userEvent.paste(transfer as unknown as DataTransfer);
    expect(take).toHaveBeenCalledWith([expect.objectContaining({ name: 'foto.png' })]);
  });
});

describe('SearchField', () => {
  it('is emptied by Escape and by its cross, and keeps the focus', async () => {
    const Search = () => {
      const [value, setValue] = useState('ketel');
      return <SearchField label="Zoeken" value={value} onChange={setValue} />;
    };
    render(<Search />);
    const field = screen.getByRole('searchbox', { name: 'Zoeken' });
    await userEvent.type(field, '{Escape}');
    expect(field).toHaveValue('');
    await userEvent.type(field, 'lek');
    await userEvent.click(screen.getByRole('button', { name: 'Zoeken wissen' }));
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
  });
});
