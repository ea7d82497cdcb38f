import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { afterAction } from '@/lib/press';
import { SearchField } from './SearchField';

/** Only the global search and the timeline of a person use another pause (AMB-192). */
const PAUSE_MS = 500;

interface DelayedSearchProps {
  label: string;
  hideLabel?: boolean;
  placeholder: string;
  value: string;
  delayMs?: number;
  isPart?: boolean;
  onChange: (query: string) => void;
}

/**
 * A search field that sends its text when typing pauses (000 §5), and at once on Enter, when it loses the focus and
 * when it disappears. It waits until a press has ended, so that the press still opens its item. After a press that
 * leads to another path the pause starts again, and the field sends nothing when it disappears.
 */
export function DelayedSearch(props: DelayedSearchProps) {
  const { value, delayMs = PAUSE_MS, onChange, ...field } = props;
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [asked, setAsked] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const callOff = useRef<() => void>(undefined);
  /** The path at which the unsent text was typed; null without unsent text. */
  const typedAt = useRef<string | null>(null);
  if (value !== known) setKnown(value);
  /* A query that was sent may return as the value after more has been typed. */
  if (value !== known && value !== asked) {
    setAsked(value);
    setTyped(value);
  }
  const wait = () => {
    clearTimeout(timer.current);
    callOff.current?.();
  };
  const send = (query: string) => {
    wait();
    typedAt.current = null;
    setAsked(query);
    if (query !== value) onChange(query);
  };
  const sendFrom = (path: string, query: string) => {
    callOff.current = afterAction(() => (path === location.pathname ? send(query) : sendSoon(query)));
  };
  const sendSoon = (query: string) => {
    wait();
    timer.current = setTimeout(sendFrom, delayMs, location.pathname, query);
  };
  const left = () => {
    if (typedAt.current === null) return;
    wait();
    sendFrom(typedAt.current, typed);
  };
  const goes = useEffectEvent(() => {
    wait();
    if (typedAt.current === location.pathname) send(typed);
  });
  useEffect(() => () => goes(), []);

  const type = (query: string) => {
    setTyped(query);
    typedAt.current = location.pathname;
    sendSoon(query);
  };
  return (
    <SearchField
      hideLabel={false}
      {...field}
      value={typed}
      onChange={type}
      data-list-search
      onBlur={left}
      onKeyDown={(event) => {
        if (event.key === 'Enter') send(typed);
      }}
    />
  );
}
