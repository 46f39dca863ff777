/** The fields that determine the order of a conversation. */
interface ThreadMessage {
  id: string;
  isAi: boolean;
  inReplyTo: string | null;
  editOf?: string | undefined;
  after?: string | undefined;
  version?: number | undefined;
}

/** A message that is shown, with all of its versions, oldest first; the message itself is one of them. */
export interface Shown<M> {
  message: M;
  versions: readonly string[];
  /** The key under which another version is chosen. */
  choice: string;
}

/** Which versions a reader has chosen to see, keyed by the first version of a question or by an answer's question. */
export type Choices = Readonly<Record<string, string>>;

interface Node<M> {
  id: string;
  /** Undefined for a question that is not among the messages, such as one on an older page. */
  question: M | undefined;
  answers: M[];
  parent: Node<M> | undefined;
  children: Node<M>[];
  /** The newest id in the branch that begins here. */
  latest: string;
}

/**
 * The messages of the shown branch of a conversation, in reading order. A question follows the one before it, or the
 * message that it names. An edited question replaces its first version and starts a branch of its own: only one
 * version of a question or an answer is shown. Unless the reader has chosen one, it is the one that was last written
 * in. `messages` may be the newest part of a conversation.
 */
export function shownThread<M extends ThreadMessage>(
  messages: readonly M[],
  choices: Choices = {},
): Shown<M>[] {
  return read(treeOf(messages), choices);
}

/** The question and everything shown above it, without later messages and other branches. */
export function threadTo<M extends ThreadMessage>(messages: readonly M[], questionId: string): M[] {
  const tree = treeOf(messages);
  const choices: Record<string, string> = {};
  for (let node = tree.get(questionId); node; node = node.parent) choices[firstVersionOf(node)] = node.id;
  const shown = read(tree, choices).map(({ message }) => message);
  const end = shown.findIndex(({ id }) => id === questionId);
  return end < 0 ? [] : shown.slice(0, end + 1);
}

/** The choices under which a message is shown; choices elsewhere in the conversation stay. */
export function choicesToShow(
  messages: readonly ThreadMessage[],
  messageId: string,
  choices: Choices,
): Choices {
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

function firstVersionOf<M extends ThreadMessage>(node: Node<M>): string {
  return node.question?.editOf ?? node.id;
}

function treeOf<M extends ThreadMessage>(messages: readonly M[]): Map<string, Node<M>> {
  const nodes = new Map<string, Node<M>>();
  const nodeOf = (id: string): Node<M> => {
    const known = nodes.get(id);
    if (known) return known;
    const made = { id, question: undefined, answers: [], parent: undefined, children: [], latest: id };
    nodes.set(id, made);
    return made;
  };
  const nodeIds = new Map<string, string>();
  for (const message of messages) {
    const { id, isAi, inReplyTo, editOf } = message;
    const nodeId = isAi && inReplyTo !== null ? inReplyTo : id;
    const node = nodeOf(nodeId);
    nodeIds.set(id, nodeId);
    if (isAi) node.answers.push(message);
    else node.question = message;
    if (editOf !== undefined) nodeOf(editOf);
    if (id > node.latest) node.latest = id;
  }
  const inOrder = [...nodes.values()].sort((left, right) => (left.id < right.id ? -1 : 1));
  for (const [index, node] of inOrder.entries()) {
    const { question } = node;
    const first = question?.editOf === undefined ? undefined : nodes.get(question.editOf);
    const followed = question?.after === undefined ? undefined : nodes.get(nodeIds.get(question.after) ?? "");
    // Parents always have lower ids, so no rows can produce a cycle.
    if (first && first.id < node.id) node.parent = first.parent;
    else node.parent = followed && followed.id < node.id ? followed : inOrder[index - 1];
    node.parent?.children.push(node);
  }
  for (const { parent, latest } of inOrder.reverse()) {
    if (parent && latest > parent.latest) parent.latest = latest;
  }
  return nodes;
}

function read<M extends ThreadMessage>(tree: Map<string, Node<M>>, choices: Choices): Shown<M>[] {
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

/** Groups questions that are versions of one another; each group, and all groups, are in chronological order. */
function groupsOf<M extends ThreadMessage>(nodes: Node<M>[]): Node<M>[][] {
  const inOrder = nodes.toSorted((left, right) => (left.id < right.id ? -1 : 1));
  const groups = Map.groupBy(inOrder, firstVersionOf);
  return [...groups.keys()].sort().map((first) => groups.get(first) ?? []);
}

function chosenOf<M extends ThreadMessage>(versions: Node<M>[], choices: Choices): Node<M> {
  const [first, ...others] = versions as [Node<M>, ...Node<M>[]];
  const chosen = versions.find(({ id }) => id === choices[firstVersionOf(first)]);
  return chosen ?? others.reduce((best, one) => (one.latest > best.latest ? one : best), first);
}

/** One answer to a question: the chosen one, the one that the conversation continued from, or the newest. */
function answerOf<M extends ThreadMessage>(node: Node<M>, choices: Choices): Shown<M> | undefined {
  // A later attempt at the same answer replaces the one before it.
  const byVersion = new Map<number, M>();
  for (const answer of node.answers) {
    const version = answer.version ?? 1;
    const known = byVersion.get(version);
    if (!known || answer.id > known.id) byVersion.set(version, answer);
  }
  const versions = [...byVersion].sort(([left], [right]) => left - right).map(([, answer]) => answer);
  const choice = answerChoice(node.id);
  const continuedFrom = new Set(node.children.map(({ question }) => question?.after));
  const message =
    versions.find(({ id }) => id === choices[choice]) ??
    versions.findLast(({ id }) => continuedFrom.has(id)) ??
    versions.at(-1);
  return message && { message, versions: versions.map(({ id }) => id), choice };
}
