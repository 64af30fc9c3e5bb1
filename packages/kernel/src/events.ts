import {
  type Core,
  call,
  type Frame,
  locals,
  NOBODY,
  type Procedure,
  RulesFault,
  rulebook,
  type Seat,
  type Step,
} from './rulebook.ts';

/** Something others may react to. Plain data; a reaction in a stage before `itself` may change it or cancel it. */
interface Happening {
  type: string;
}

export const ITSELF = 'itself';
export const PASS = 'pass';

/** Called when a table raises an event: development mode sees by it that a step does nothing afterwards. */
export const RAISED = Symbol('raised');

/** What a card does when one type of event happens. `when` is pure; `does` may call one procedure. */
export interface ReactionTo<G, E extends Happening, T extends E['type'], C extends string> {
  on: T;
  stage: string;
  /** Forced reactions happen by themselves, before anybody is asked. */
  forced: boolean;
  when(g: G, event: EventOf<E, T>, me: Holder<C>): boolean;
  does(g: G, event: EventOf<E, T>, me: Holder<C>): void;
}

/** The event of a type; where one record serves many types, that record. */
type EventOf<E extends Happening, T extends E['type']> = E extends { type: infer U }
  ? T extends U
    ? E
    : never
  : never;

/** A reaction to one of the events: `on` says which, and so what its data are. */
export type Reaction<G, E extends Happening, C extends string = string> = {
  [K in E['type']]: ReactionTo<G, E, K, C>;
}[E['type']];
/** A reaction for which it does not matter which event it is. */
export type AnyReaction<G, E extends Happening, C extends string = string> = ReactionTo<G, E, E['type'], C>;

/** Enough to find a card's code and its owner again, in any process. */
export interface Holder<C extends string = string> {
  card: C;
  owner: Seat;
}

/**
 * How a window goes round. 'all-pass': until all have passed in a row; after a reaction the next seat is asked first.
 * 'once': the order goes round once; who reacts may react again, and those before have had their chance.
 */
type WindowOrder = 'all-pass' | 'once';

interface Events<G extends Core, E extends Happening, C extends string = string> {
  /** The stages of every event in this game's order, `ITSELF` among them: ['before', ITSELF, 'after']. */
  stages: readonly string[];
  /** What each event does when nothing prevents it. */
  itself: { [T in E['type']]: (g: G, event: EventOf<E, T>) => void };
  /** The ids of the cards a seat could react with, looked up where they are now. */
  held(g: G, seat: Seat): readonly C[];
  /** The order in which seats react. */
  order(g: G, event: E): readonly Seat[];
  /** Whether a seat is asked. Public knowledge only: asking just those who hold a reaction would tell what they hold. */
  mayReact(g: G, event: E, stage: string, seat: Seat): boolean;
  /** The ledger id of the rule that grants reactions. */
  rule: string;
  around: WindowOrder;
  /**
   * Types of events with a window of their own: its rule, its way round, its label ('event/battle.react') and so its
   * sentence. All others share 'event/window.react'.
   */
  windows?: Partial<Record<E['type'], { rule: string; around: WindowOrder }>>;
}

/** Every card of a game, by its id, with its reactions. Decides which events can be reacted to at all. */
export type Reacting<G, E extends Happening, C extends string = string> = Readonly<
  Record<C, { readonly reactions: readonly (Reaction<G, E, C> | AnyReaction<G, E, C>)[] }>
>;

interface EventLocals<E> {
  event: E;
  cancelled: boolean;
}
interface WindowLocals {
  stage: string;
  /** Seats that have nothing more to say in this round, and the cards that reacted in this window. */
  passed: Seat[];
  used: string[];
  /** Who is asked first; NOBODY: the first of the order. */
  from: Seat;
}

/** Windows for reactions, in one way for all games: forced reactions, then seats in their order. */
export function events<G extends Core, E extends Happening, C extends string = string>(config: Events<G, E, C>) {
  type Any = AnyReaction<G, E, C>;
  const { procedure, does, asks } = rulebook<G>();
  const index = new Map<string, Set<string>>();
  let handedIn: Reacting<G, E, C> | null = null;
  const handIn = (cards: Reacting<G, E, C>): void => {
    if (handedIn !== null) throw new Error('the cards that react are handed in once');
    handedIn = cards;
    for (const card in cards) {
      for (const { on, stage } of cards[card].reactions) {
        if (!config.stages.includes(stage) || stage === ITSELF)
          throw new Error(`'${stage}' is not a stage to react in`);
        index.set(on, (index.get(on) ?? new Set()).add(stage));
      }
    }
  };

  const running = (g: G): EventLocals<E> => {
    const found = locals(g, event);
    if (found === null) throw new RulesFault('no event is happening', g);
    return found;
  };
  const apply = (g: G, happening: E): void =>
    config.itself[happening.type as E['type']](g, happening as EventOf<E, E['type']>);
  const reactionOf = (g: G, stage: string, forced: boolean, me: Holder<C>): Any | undefined => {
    const happening = running(g).event as EventOf<E, E['type']>;
    const reactions = handedIn?.[me.card]?.reactions as readonly Any[] | undefined;
    return reactions?.find(
      r => r.on === happening.type && r.stage === stage && r.forced === forced && r.when(g, happening, me),
    );
  };
  const react = (g: G, v: WindowLocals, reaction: Any, me: Holder<C>): void => {
    v.used.push(me.card);
    reaction.does(g, running(g).event as EventOf<E, E['type']>, me);
  };

  const windowOf = (name: string, rule: string, around: WindowOrder): Procedure<G, WindowLocals> =>
    procedure<WindowLocals, 'forced' | 'react'>(name, {
      forced: does((g, v) => {
        const { event, cancelled } = running(g);
        if (cancelled) return 'leave';
        for (const owner of config.order(g, event)) {
          for (const card of config.held(g, owner)) {
            const me = { card, owner };
            const reaction = v.used.includes(card) ? undefined : reactionOf(g, v.stage, true, me);
            if (reaction === undefined) continue;
            react(g, v, reaction, me);
            return 'again';
          }
        }
      }),
      react: asks({
        rule,
        pause: true,
        who: (g, v) => {
          const { event, cancelled } = running(g);
          if (cancelled) return NOBODY;
          for (const seat of turned(config.order(g, event), v.from)) {
            if (!v.passed.includes(seat) && config.mayReact(g, event, v.stage, seat)) return seat;
          }
          return NOBODY;
        },
        options: (g, v, owner): (C | typeof PASS)[] => {
          const out: (C | typeof PASS)[] = [PASS];
          for (const card of config.held(g, owner)) {
            if (!v.used.includes(card) && reactionOf(g, v.stage, false, { card, owner }) !== undefined) out.push(card);
          }
          return out;
        },
        otherwise: () => PASS,
        take: (g, v, card, owner) => {
          if (card === PASS) {
            v.passed.push(owner);
            return 'again';
          }
          const order = config.order(g, running(g).event);
          const at = order.indexOf(owner);
          v.passed = around === 'once' ? order.slice(0, at) : [];
          v.from = around === 'once' ? NOBODY : (order[(at + 1) % order.length] ?? NOBODY);
          const me = { card, owner };
          react(g, v, reactionOf(g, v.stage, false, me)!, me);
          // What it changed may force others to react.
          return { goto: 'forced' };
        },
      }),
    });

  const shared = windowOf('event/window', config.rule, config.around);
  const own = new Map<string, Procedure<G, WindowLocals>>();
  for (const type in config.windows) {
    const { rule, around } = config.windows[type as E['type']]!;
    own.set(type, windowOf(`event/${type}`, rule, around));
  }
  const steps: Record<string, Step<G, EventLocals<E>, string, never>> = {};
  for (const stage of config.stages) {
    steps[stage] =
      stage === ITSELF
        ? does((g, v) => {
            if (v.cancelled) return 'leave';
            apply(g, v.event);
          })
        : does((g, v) => {
            const { type } = v.event;
            if (!index.get(type)?.has(stage)) return;
            call(g, own.get(type) ?? shared, { stage, passed: [], used: [], from: NOBODY });
          });
  }
  const event = procedure<EventLocals<E>>('event', steps);

  return {
    /** What the machine needs. The cards come last, where the game is put together, for they may raise events themselves. */
    procedures(cards: Reacting<G, E, C>): readonly Procedure<G, never>[] {
      handIn(cards);
      return [event, shared, ...own.values()];
    },
    /**
     * Makes it happen: at once where no card of the game could react, else in its stages after this step.
     * So it must be the last thing a step does.
     */
    raise(g: G, happening: E): void {
      if (handedIn === null) throw new RulesFault('no cards were handed in that could react', g);
      if (index.has(happening.type)) call(g, event, { event: happening, cancelled: false });
      else apply(g, happening);
      g[RAISED]?.();
    },
    /** What is happening now, in a state or in a view; null if nothing is. */
    happening: (at: { readonly stack: readonly Frame[] }): E | null => locals(at, event)?.event ?? null,
  };
}

/** For reactions: the event they react to will not happen, also if others were raised since. */
export function cancel(g: Core, happening: Happening): void {
  const frame = g.stack.findLast(({ v }) => (v as Partial<EventLocals<Happening>>).event === happening);
  if (frame === undefined) throw new RulesFault(`'${happening.type}' is not happening`, g);
  (frame.v as EventLocals<Happening>).cancelled = true;
}

/** The same order, beginning with this seat. */
function turned(order: readonly Seat[], first: Seat): readonly Seat[] {
  const at = order.indexOf(first);
  return at <= 0 ? order : [...order.slice(at), ...order.slice(0, at)];
}
