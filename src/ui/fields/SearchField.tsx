import { type KeyboardEvent, useRef } from 'react';
import { SearchIcon } from '../icons';
import { TextField, type TextFieldProps } from './TextField';

interface SearchFieldProps extends Omit<TextFieldProps, 'type' | 'icon' | 'onClear'> {
  /** One of several on a screen, so no place to jump to. */
  isPart?: boolean;
}

/** Esc empties it; so does the cross, after which the focus is in the field again. */
export function SearchField({ hideLabel = true, isPart = false, ...props }: SearchFieldProps) {
  const { value, onChange, onKeyDown } = props;
  const wrapper = useRef<HTMLDivElement>(null);

  function clear() {
    onChange('');
    wrapper.current?.querySelector('input')?.focus();
  }
  function keyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape' && value !== '') {
      event.stopPropagation();
      event.preventDefault();
      clear();
    } else onKeyDown?.(event);
  }

  return (
    <div ref={wrapper} {...(!isPart && { role: 'search' })}>
      <TextField
        {...props}
        type="search"
        spellCheck={false}
        hideLabel={hideLabel}
        icon={SearchIcon}
        onClear={clear}
        onKeyDown={keyDown}
      />
    </div>
  );
}
