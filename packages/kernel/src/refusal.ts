/** Why the table says no. Clients word a reason in their own language; `message` is for logs and developers. */
export type Reason =
  | 'not-asked' // this seat has no open question
  | 'question-closed' // the answer is to a question that is no longer open
  | 'not-offered' // the answer is not among the options
  | 'draft-ended' // answers come after the one with which a decision of several must end
  | 'branch-unfinished' // a branch is given whole, and this one is not
  | 'game-over' // nothing is asked any more
  | 'seats' // the game is not for this many
  | 'unknown-option' // the table option does not exist
  | 'option-value' // the table option exists, its value does not
  | 'options-clash' // each option is fine, together they are not
  | 'not-a-save' // the data is not a save at all
  | 'other-game' // the save or log belongs to another game
  | 'unknown-version' // the save was made by rules this build does not know
  | 'damaged-save' // the save's state cannot be a state of this game
  | 'log-does-not-fit' // the log's answers cannot be given under these rules
  | 'cannot-go-back'; // no state that early can be restored

export type Details = Readonly<Record<string, string | number>>;

/** A refusal changes nothing. `rule` is the ledger id that forbids it, or '' where no rule of a game is involved. */
export class Refusal extends Error {
  readonly reason: Reason;
  readonly rule: string;
  readonly details: Details;

  constructor(reason: Reason, message: string, details: Details = {}, rule = '') {
    super(message);
    this.name = 'Refusal';
    this.reason = reason;
    this.rule = rule;
    this.details = details;
  }
}
