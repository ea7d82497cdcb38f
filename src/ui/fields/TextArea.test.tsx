import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { spokenTexts } from '@/testing/spokenTexts';
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
  it('announces the characters left at 20, 10 and 0 only, and then that the limit is exceeded', async () => {
    render(<Box limit={30} initial={'a'.repeat(8)} />);
    await userEvent.type(box(), 'b');
    expect(spokenTexts()).toEqual([]);
    await userEvent.type(box(), 'b');
    expect(spokenTexts()).toEqual(['Nog 20 tekens over']);
    await userEvent.type(box(), 'c'.repeat(20));
    expect(spokenTexts()).toEqual(['Nog 20 tekens over', 'Nog 10 tekens over', 'Nog 0 tekens over']);
    await userEvent.type(box(), 'dd');
    expect(spokenTexts()).toHaveLength(4);
    expect(spokenTexts()[3]).toBe('1 teken te veel');
  });

  it('accepts more than the limit, with an error that is tied to the field', async () => {
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

const picture = new File(['x'], 'image.png', { type: 'image/png' });
const OFFER = /^Ook .* toevoegen\?$/;

const clipboard = (data: Readonly<Record<string, string>>, files: readonly File[]) =>
  ({
    files,
    types: Object.keys(data),
    getData: (type: string) => data[type === 'text' ? 'text/plain' : type] ?? '',
  }) as unknown as DataTransfer;

const CELLS = '<table><tr><td>12</td><td>34</td></tr></table>';

it.each([
  ['cells of Excel', { 'text/plain': '12\t34\r\n', 'text/html': CELLS }, [picture], 'offers'],
  ['cells of Numbers', { 'text/plain': '12\t34' }, [picture], 'offers'],
  ['text of Word', { 'text/plain': 'Beste', 'text/html': '<p>Beste</p>' }, [picture], 'offers'],
  ['text of PowerPoint', { 'text/plain': 'Kop', 'text/rtf': '{}' }, [picture], 'offers'],
  ['text with two pictures', { 'text/plain': 'Beste' }, [picture, picture], 'offers'],
  [
    'an address with the file of its shortcut',
    { 'text/plain': 'https://x.nl' },
    [new File(['x'], 'x.url')],
    'offers',
  ],
  ['a screen print', {}, [picture], 'takes'],
  ['a picture of a web page', { 'text/html': '<img src="https://x.nl/a.png">' }, [picture], 'takes'],
  ['a picture with blank text', { 'text/plain': ' \r\n' }, [picture], 'takes'],
  ['a file of the Finder with its name', { 'text/plain': 'image.png' }, [picture], 'takes'],
  ['two files with their names', { 'text/plain': 'image.png\nimage.png' }, [picture, picture], 'takes'],
  ['a document', {}, [new File(['x'], 'brief.pdf', { type: 'application/pdf' })], 'takes'],
  ['only text', { 'text/plain': 'Beste' }, [], 'leaves'],
  ['an empty clipboard', {}, [], 'leaves'],
] as const)(
  'Pasting %s inserts the text, or takes the files if the text only names them',
  async (_, data: Readonly<Record<string, string>>, files, does) => {
    const take = vi.fn();
    render(<Box onPasteFiles={take} initial="Meter: " />);
    const user = userEvent.setup();
    await user.click(box());
    await user.paste(clipboard(data, files));
    const text = (data['text/plain'] ?? '').replaceAll('\r', '');
    expect(box()).toHaveValue(`Meter: ${does === 'takes' ? '' : text}`);
    expect(take.mock.calls).toEqual(does === 'takes' ? [[files]] : []);
    if (does === 'offers') expect(await screen.findByText(OFFER)).toBeVisible();
    else expect(screen.queryByText(OFFER)).toBeNull();
  },
);

it('A picture beside pasted words is taken once, if the user agrees, and the field keeps the focus', async () => {
  const take = vi.fn();
  render(<Box onPasteFiles={take} />);
  const user = userEvent.setup();
  await user.click(box());
  await user.paste(clipboard({ 'text/plain': '12' }, [picture]));
  await user.click(await screen.findByRole('button', { name: 'Toevoegen' }));
  expect(spokenTexts()).toContain('Ook de afbeelding toevoegen?');
  expect(take.mock.calls).toEqual([[[picture]]]);
  expect(screen.queryByText(OFFER)).toBeNull();
  expect(box()).toHaveFocus();
  await user.paste(clipboard({ 'text/plain': '34' }, [picture]));
  await user.click(await screen.findByRole('button', { name: 'Niet toevoegen' }));
  expect(take).toHaveBeenCalledTimes(1);
  await user.paste(clipboard({ 'text/plain': '56' }, [picture]));
  expect(await screen.findByRole('button', { name: 'Toevoegen' })).toBeVisible();
  await user.clear(box());
  expect(screen.queryByRole('button', { name: 'Toevoegen' })).toBeNull();
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
