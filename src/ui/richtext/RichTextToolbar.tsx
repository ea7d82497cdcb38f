import type { Command, EditorState } from 'prosemirror-state';
import { type KeyboardEvent, useId, useState } from 'react';
import { lookUp } from '@/lib/values';
import { Button } from '../buttons/Button';
import { IconButton } from '../buttons/IconButton';
import { fieldTexts } from '../fields/fieldTexts';
import { useReadOnly } from '../fields/ReadOnlyFields';
import { TextField } from '../fields/TextField';
import {
  BoldIcon,
  HeadingIcon,
  type IconComponent,
  ItalicIcon,
  LinkIcon,
  ListIcon,
  ListOrderedIcon,
  QuoteIcon,
  RedoIcon,
  UnderlineIcon,
  UndoIcon,
} from '../icons';
import { safeHref } from '../text/cleanHtml';
import { type CommandName, commands, hasMark, isWithin, setLink } from './commands';
import styles from './RichText.module.css';
import { richTextTexts as texts } from './richTextTexts';
import { schema } from './schema';

const { nodes } = schema;

const tools: readonly (readonly [CommandName, IconComponent, ((state: EditorState) => boolean)?])[] = [
  ['strong', BoldIcon, (state) => hasMark(state, 'strong')],
  ['em', ItalicIcon, (state) => hasMark(state, 'em')],
  ['u', UnderlineIcon, (state) => hasMark(state, 'u')],
  ['heading', HeadingIcon, (state) => isWithin(state, nodes.heading)],
  ['bullets', ListIcon, (state) => isWithin(state, nodes.bullet_list)],
  ['numbers', ListOrderedIcon, (state) => isWithin(state, nodes.ordered_list)],
  ['quote', QuoteIcon, (state) => isWithin(state, nodes.blockquote)],
  ['undo', UndoIcon],
  ['redo', RedoIcon],
];

interface RichTextToolbarProps {
  label: string;
  state: EditorState;
  run: (command: Command) => void;
}

const KEYS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Makes the toolbar one tab stop; the arrow keys move between its buttons, as in the ARIA practices. */
function useToolbarKeys() {
  const [stop, setStop] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const move = lookUp(KEYS, event.key);
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    if (move === undefined) return;
    event.preventDefault();
    const next = move(stop, buttons.length - 1);
    setStop(next);
    buttons[next]?.focus();
  };
  return { stop, setStop, onKeyDown };
}

/** The buttons that format the selected text. */
export function RichTextToolbar({ label, state, run }: RichTextToolbarProps) {
  const [isLinking, setLinking] = useState(false);
  const { stop, setStop, onKeyDown } = useToolbarKeys();
  const readOnly = useReadOnly();
  const whyNot = readOnly ? fieldTexts.readOnly : null;
  const linkWhyNot = whyNot ?? (state.selection.empty ? texts.noSelection : null);
  const roving = (place: number) => ({
    tabIndex: place === stop ? 0 : -1,
    onFocus: () => setStop(place),
  });
  return (
    <>
      <div className={styles.toolbar} role="toolbar" aria-label={texts.toolbar(label)} onKeyDown={onKeyDown}>
        {tools.map(([name, icon, isOn], place) => (
          <IconButton
            key={name}
            size="s"
            icon={icon}
            label={texts.commands[name]}
            pressed={isOn?.(state)}
            disabledReason={whyNot}
            onClick={() => run(commands[name])}
            {...roving(place)}
          />
        ))}
        <IconButton
          size="s"
          icon={LinkIcon}
          label={texts.link}
          expanded={isLinking}
          disabledReason={linkWhyNot}
          onClick={() => setLinking(!isLinking)}
          {...roving(tools.length)}
        />
      </div>
      {isLinking && (
        <LinkForm
          onLink={(href) => {
            run(setLink(href));
            setLinking(false);
          }}
        />
      )}
    </>
  );
}

function LinkForm({ onLink }: { onLink: (href: string | null) => void }) {
  const id = useId();
  const [address, setAddress] = useState('');
  const [tried, setTried] = useState(false);
  const href = safeHref(address.trim());
  const apply = () => {
    setTried(true);
    if (href !== null) onLink(href);
  };
  return (
    <div className={styles.link} role="group" aria-labelledby={id}>
      <TextField
        label={texts.address}
        description={texts.addressHint}
        value={address}
        onChange={setAddress}
        error={tried && href === null ? texts.addressWrong : null}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply();
        }}
      />
      <Button size="s" onClick={apply}>
        <span id={id}>{texts.apply}</span>
      </Button>
      <Button size="s" variant="quiet" onClick={() => onLink(null)}>
        {texts.remove}
      </Button>
    </div>
  );
}
