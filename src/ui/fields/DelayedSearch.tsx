import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SearchField } from './SearchField';

interface DelayedSearchProps {
  label: string;
  hideLabel?: boolean;
  placeholder: string;
  value: string;
  delayMs: number;
  isPart?: boolean;
  onChange: (query: string) => void;
}

/**
 * Typing asks nothing until it has stopped for a while (000 §5); Enter asks at once, and so does leaving the field, also when it
 * goes. Who leaves the screen asks nothing of the next one.
 */
export function DelayedSearch(props: DelayedSearchProps) {
  const { value, delayMs, onChange, ...field } = props;
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The path at which something was typed that was not sent yet. */
  const typedAt = useRef<string | null>(null);
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  const send = (query: string) => {
    clearTimeout(timer.current);
    typedAt.current = null;
    setKnown(query);
    if (query !== value) onChange(query);
  };
  const sendRest = () => {
    if (typedAt.current !== null) send(typed);
  };
  const goes = useEffectEvent(() => {
    if (typedAt.current === location.pathname) sendRest();
    clearTimeout(timer.current);
  });
  useEffect(() => () => goes(), []);

  const type = (query: string) => {
    setTyped(query);
    typedAt.current = location.pathname;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(query), delayMs);
  };
  return (
    <SearchField
      hideLabel={false}
      {...field}
      value={typed}
      onChange={type}
      data-list-search
      onBlur={sendRest}
      onKeyDown={(event) => {
        if (event.key === 'Enter') send(typed);
      }}
    />
  );
}
