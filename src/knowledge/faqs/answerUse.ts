import { createContext } from 'react';

/** What else can be done with an answer than reading it. */
interface AnswerUse {
  label: string;
  /** The answer as plain text. */
  use: (text: string) => void;
}

/** Said by who shows answers in a place where they are of use. */
export const AnswerUseContext = createContext<AnswerUse | null>(null);
