import { type ReactNode, useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../buttons/Button';
import { RecordForm } from './FormScreen';
import { InPlaceForm } from './InPlaceForm';
import { TextArea } from './TextArea';

function Words() {
  const [words, setWords] = useState('');
  return <TextArea label="Omschrijving" value={words} onChange={setWords} />;
}

interface Kind {
  save: () => void;
  cannot: boolean;
  children: ReactNode;
}

const KINDS = {
  'on a page': ({ save, cannot, children }: Kind) => (
    <RecordForm
      label="Formulier"
      busy={false}
      takeOver={null}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      buttons={
        <Button type="submit" disabledReason={cannot ? 'Nog niet.' : null}>
          Opslaan
        </Button>
      }
    >
      {children}
    </RecordForm>
  ),
  'in place': ({ save, cannot, children }: Kind) => (
    <InPlaceForm
      label="Formulier"
      form={{
        tried: 0,
        dirty: !cannot,
        restored: false,
        busy: false,
        save,
        close: vi.fn(),
        discard: vi.fn(),
      }}
    >
      {children}
    </InPlaceForm>
  ),
};

describe.each(Object.entries(KINDS))('A form %s', (_kind, Form) => {
  it.each([
    ['is saved once by Ctrl+Enter in a text of several lines', false, 1],
    ['is not saved by Ctrl+Enter while its button is disabled', true, 0],
  ])('%s', async (_case, cannot, times) => {
    const user = userEvent.setup();
    const save = vi.fn();
    render(
      <Form save={save} cannot={cannot}>
        <Words />
      </Form>,
    );
    const field = screen.getByRole('textbox', { name: 'Omschrijving' });
    await user.type(field, 'Een{Enter}twee{Control>}{Enter}{/Control}');
    expect(save).toHaveBeenCalledTimes(times);
    expect(field).toHaveValue('Een\ntwee');
  });
});
