/** What the order of a conversation follows from. */
interface Placed {
  id: string;
  isAi: boolean;
  inReplyTo: string | null;
  editOf?: string | undefined;
  after?: string | undefined;
  version?: number | undefined;
}

/** A message that is shown, with all versions of it, oldest first; the message itself is one of them. */
export interface Shown<M> {
  message: M;
  versions: readonly string[];
  /** The name under which another version is chosen. */
  choice: string;
}

/** Which versions a reader has chosen to see: by the first version of a question, or by the question of an answer. */
export type Choices = Readonly<Record<string, string>>;

interface Node<M> {
  id: string;
  /** Undefined for a question that is not among the messages, such as one of an older page. */
  question: M | undefined;
  answers: M[];
  parent: Node<M> | undefined;
  children: Node<M>[];
  /** The newest id in the branch that begins here. */
  latest: string;
}

/**
 * The messages of a conversation that belong together, in the order of reading. A question follows the one before it,
 * or the message that it names. An edited question takes its first version's place and starts a branch of its own: of
 * the versions of a question, and of an answer, one is shown. Where nobody has chosen it is the one that was last
 * written in. `messages` may be the newest part of a conversation.
 */
export function shownThread<M extends Placed>(messages: readonly M[], choices: Choices = {}): Shown<M>[] {
  return read(treeOf(messages), choices);
}

/** What is shown above a question, and the question itself; what came later or stands in another branch is left out. */
export function threadTo<M extends Placed>(messages: readonly M[], questionId: string): M[] {
  const tree = treeOf(messages);
  const choices: Record<string, string> = {};
  for (let node = tree.get(questionId); node; node = node.parent) choices[firstVersionOf(node)] = node.id;
  const shown = read(tree, choices).map(({ message }) => message);
  const end = shown.findIndex(({ id }) => id === questionId);
  return end < 0 ? [] : shown.slice(0, end + 1);
}

/** The choices under which a message is shown; those for other places stay. */
export function choicesToShow(messages: readonly Placed[], messageId: string, choices: Choices): Choices {
  const message = messages.find(({ id }) => id === messageId);
  if (!message) return choices;
  const tree = treeOf(messages);
  const wanted: Record<string, string> = { ...choices };
  const start = message.isAi ? (message.inReplyTo ?? message.id) : message.id;
  if (message.isAi) wanted[answerChoice(start)] = message.id;
  for (let node = tree.get(start); node; node = node.parent) wanted[firstVersionOf(node)] = node.id;
  return wanted;
}

const answerChoice = (questionId: string) => `answer:${questionId}`;

function firstVersionOf<M extends Placed>(node: Node<M>): string {
  return node.question?.editOf ?? node.id;
}

function treeOf<M extends Placed>(messages: readonly M[]): Map<string, Node<M>> {
  const nodes = new Map<string, Node<M>>();
  const nodeOf = (id: string): Node<M> => {
    const known = nodes.get(id);
    if (known) return known;
    const made = { id, question: undefined, answers: [], parent: undefined, children: [], latest: id };
    nodes.set(id, made);
    return made;
  };
  const places = new Map<string, string>();
  for (const message of messages) {
    const { id, isAi, inReplyTo, editOf } = message;
    const place = isAi && inReplyTo !== null ? inReplyTo : id;
    const node = nodeOf(place);
    places.set(id, place);
    if (isAi) node.answers.push(message);
    else node.question = message;
    if (editOf !== undefined) nodeOf(editOf);
    if (id > node.latest) node.latest = id;
  }
  const inOrder = [...nodes.values()].sort((left, right) => (left.id < right.id ? -1 : 1));
  for (const [index, node] of inOrder.entries()) {
    const { question } = node;
    const first = question?.editOf === undefined ? undefined : nodes.get(question.editOf);
    const named = question?.after === undefined ? undefined : nodes.get(places.get(question.after) ?? "");
    // Parents always have lower ids, so whatever rows say there is no circle.
    if (first && first.id < node.id) node.parent = first.parent;
    else node.parent = named && named.id < node.id ? named : inOrder[index - 1];
    node.parent?.children.push(node);
  }
  for (const { parent, latest } of inOrder.reverse()) {
    if (parent && latest > parent.latest) parent.latest = latest;
  }
  return nodes;
}

function read<M extends Placed>(tree: Map<string, Node<M>>, choices: Choices): Shown<M>[] {
  const shown: Shown<M>[] = [];
  const roots = [...tree.values()].filter(({ parent }) => parent === undefined);
  const open: { node: Node<M>; versions: Node<M>[] }[] = [];
  // A stack, not recursion: a long conversation is as deep as it has questions.
  const enter = (nodes: Node<M>[]) => {
    for (const versions of groupsOf(nodes).reverse())
      open.push({ node: chosenOf(versions, choices), versions });
  };
  enter(roots);
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, versions } = next;
    if (node.question) {
      const choice = firstVersionOf(node);
      shown.push({ message: node.question, versions: versions.map(({ id }) => id), choice });
    }
    const answer = answerOf(node, choices);
    if (answer) shown.push(answer);
    enter(node.children);
  }
  return shown;
}

/** Questions that are versions of one another together; each group, and the groups, in the order of time. */
function groupsOf<M extends Placed>(nodes: Node<M>[]): Node<M>[][] {
  const inOrder = nodes.toSorted((left, right) => (left.id < right.id ? -1 : 1));
  const groups = Map.groupBy(inOrder, firstVersionOf);
  return [...groups.keys()].sort().map((first) => groups.get(first) ?? []);
}

function chosenOf<M extends Placed>(versions: Node<M>[], choices: Choices): Node<M> {
  const [first, ...others] = versions as [Node<M>, ...Node<M>[]];
  const chosen = versions.find(({ id }) => id === choices[firstVersionOf(first)]);
  return chosen ?? others.reduce((best, one) => (one.latest > best.latest ? one : best), first);
}

/** One answer of a question: the chosen one, the one that the conversation went on from, or the newest. */
function answerOf<M extends Placed>(node: Node<M>, choices: Choices): Shown<M> | undefined {
  // A later attempt at the same answer takes the place of the one before it.
  const byVersion = new Map<number, M>();
  for (const answer of node.answers) {
    const version = answer.version ?? 1;
    const known = byVersion.get(version);
    if (!known || answer.id > known.id) byVersion.set(version, answer);
  }
  const versions = [...byVersion].sort(([left], [right]) => left - right).map(([, answer]) => answer);
  const choice = answerChoice(node.id);
  const wentOnFrom = new Set(node.children.map(({ question }) => question?.after));
  const message =
    versions.find(({ id }) => id === choices[choice]) ??
    versions.findLast(({ id }) => wentOnFrom.has(id)) ??
    versions.at(-1);
  return message && { message, versions: versions.map(({ id }) => id), choice };
}
