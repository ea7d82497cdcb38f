import { render, screen } from '@testing-library/react';
import { Choices } from './Choices';

const draw = (choices: readonly string[]) => (
  <Choices
    label="Moment"
    choices={choices}
    nameOf={String}
    keyOf={String}
    isChosen={() => false}
    onChoose={vi.fn()}
  />
);

it('The focused choice keeps the focus when a choice before it is removed', () => {
  const { rerender } = render(draw(['Ochtend', 'Middag', 'Avond']));
  const afternoon = screen.getByRole('button', { name: 'Middag' });
  afternoon.focus();
  rerender(draw(['Middag', 'Avond']));
  expect(afternoon).toHaveFocus();
  expect(afternoon).toHaveTextContent('Middag');
});
