//! Which messages can contain themselves.

use super::{Field, FieldKind, Message, MessageId, Type};

/// Sets [`Field::recursive`] and [`Field::cyclic`].
pub(super) fn mark(messages: &mut [Message]) {
    let by_value = components(&edges(messages, singular_message));
    let by_any = components(&edges(messages, any_message));
    for (i, message) in messages.iter_mut().enumerate() {
        for field in &mut message.fields {
            field.recursive = singular_message(field).is_some_and(|id| by_value[id.0] == by_value[i]);
            field.cyclic = any_message(field).is_some_and(|id| by_any[id.0] == by_any[i]);
        }
    }
}

fn edges(messages: &[Message], message_of: fn(&Field) -> Option<MessageId>) -> Vec<Vec<usize>> {
    messages
        .iter()
        .map(|message| message.fields.iter().filter_map(message_of).map(|id| id.0).collect())
        .collect()
}

fn singular_message(field: &Field) -> Option<MessageId> {
    match field.kind {
        FieldKind::Singular { ty: Type::Message { id, .. }, .. } => Some(id),
        _ => None,
    }
}

fn any_message(field: &Field) -> Option<MessageId> {
    match field.kind {
        FieldKind::Singular { ty: Type::Message { id, .. }, .. }
        | FieldKind::Repeated { ty: Type::Message { id, .. }, .. }
        | FieldKind::Map { value: Type::Message { id, .. }, .. } => Some(id),
        _ => None,
    }
}

/// The strongly connected component of each node, named by one of its nodes: two nodes reach each other if they share
/// it. Tarjan's algorithm, in time linear in nodes and edges, and without recursion of its own because chains of
/// messages may be long.
fn components(edges: &[Vec<usize>]) -> Vec<usize> {
    const UNKNOWN: usize = usize::MAX;
    let mut component = vec![UNKNOWN; edges.len()];
    // The earliest visit among the nodes without a component that each node is known to reach.
    let mut earliest = vec![UNKNOWN; edges.len()];
    let mut visits = 0;
    // Nodes visited whose component is not known yet, and the path to the current node with the edges to be followed.
    let mut open = Vec::new();
    let mut path = Vec::new();
    for root in 0..edges.len() {
        let mut entered = (earliest[root] == UNKNOWN).then_some(root);
        loop {
            if let Some(node) = entered.take() {
                earliest[node] = visits;
                path.push((node, visits, edges[node].iter()));
                open.push(node);
                visits += 1;
            }
            let Some((node, visit, rest)) = path.last_mut() else { break };
            let (node, visit) = (*node, *visit);
            match rest.next() {
                Some(&next) if earliest[next] == UNKNOWN => entered = Some(next),
                Some(&next) if component[next] == UNKNOWN => {
                    earliest[node] = earliest[node].min(earliest[next]);
                }
                Some(_) => {}
                None => {
                    path.pop();
                    if let Some((parent, ..)) = path.last() {
                        earliest[*parent] = earliest[*parent].min(earliest[node]);
                    }
                    if earliest[node] == visit {
                        let first = open.iter().rposition(|&other| other == node).unwrap_or_default();
                        open.drain(first..).for_each(|member| component[member] = node);
                    }
                }
            }
        }
    }
    component
}

#[cfg(test)]
mod tests {
    use super::components;

    #[test]
    fn nodes_share_a_component_if_they_reach_each_other() {
        // 0 -> 1 <-> 2 -> 3 -> 3, 4 -> 5 -> 6 -> 4 with 5 -> 3, 7
        let edges = [vec![1], vec![2], vec![3, 1], vec![3], vec![5], vec![3, 6], vec![4], vec![]];
        let found = components(&edges);
        for a in 0..edges.len() {
            for b in 0..edges.len() {
                let together = a == b
                    || [[1, 2].as_slice(), &[4, 5, 6]].iter().any(|c| c.contains(&a) && c.contains(&b));
                assert_eq!(found[a] == found[b], together, "{a} and {b}");
            }
        }
    }

    #[test]
    fn long_chains_and_long_circles_take_no_stack() {
        const LEN: usize = 1_000_000;
        let mut edges: Vec<Vec<usize>> = (0..LEN).map(|node| vec![node + 1]).collect();
        edges[LEN - 1] = vec![];
        let chain = components(&edges);
        assert!(chain.iter().enumerate().all(|(node, &component)| component == node));
        edges[LEN - 1] = vec![0];
        assert!(components(&edges).iter().all(|&component| component == 0));
    }
}
